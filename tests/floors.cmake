# cmake -D ROOT=<source tree> -P floors.cmake
# Reads the includes of every source: a floor may name itself and what stands below it, and so may a
# room, as ARCHITECTURE.md draws them.

cmake_policy(VERSION 3.25)
# The engine's values, which views may name; the rooms that compute are asked through the document.
set(engine_values
  plan.h prices.h project.h assessment.h decision.h series.h finding.h band.h units.h result.h
  knobs/knob.h knobs/kinds.h dials/dial.h explain/derivation.h specs/part.h specs/parts.h specs/catalog_kind.h)
# What the command line asks: of a plan, as the window's evaluator does; of published rows and their
# files; and how a name may have been meant.
set(the_doors answer/answer.h answer/searches.h predict/predict_all.h files/published_file.h
  specs/nearest.h)
# Beside plain inputs, what kernels take alone: all that the engine which plays things out may know of
# the rooms that it is held against.
set(played_kernels
  training/layer.h training/machine.h training/memory.h training/prepared.h training/weights.h
  serving/capacity.h serving/sizes.h serving/step.h text.h units.h)
set(wrongs "")
function(wrong file line what)
  set(wrongs "${wrongs}${file}: ${line}: ${what}\n" PARENT_SCOPE)
endfunction()

# What a file of that floor may not include; sets `why` where it may not.
function(judge file include out)
  set(why "")
  set(in_engine FALSE)
  if(file MATCHES "^model/engine/")
    set(in_engine TRUE)
    if(include MATCHES "^<Q" OR include MATCHES "^<q[a-z]+\\.h>")
      set(why "the engine knows no Qt")
    elseif(include MATCHES "^\"(model|views|app)/" AND NOT include MATCHES "^\"model/engine/")
      set(why "the engine reaches up")
    elseif(file MATCHES "^model/engine/play/" AND include MATCHES "^\"model/engine/(.+)\""
           AND NOT CMAKE_MATCH_1 IN_LIST played_kernels
           AND NOT include MATCHES "^\"model/engine/(play|specs|inputs)/")
      set(why "what is played out shares plain inputs only with what it is held against")
    endif()
  elseif(file MATCHES "^model/")
    if(include MATCHES "^\"(views|app)/")
      set(why "the model reaches up")
    elseif(include MATCHES "^<Q(Widget|Application|Dialog|MainWindow|PushButton|Label|Chart)")
      set(why "the model knows no widgets")
    endif()
  elseif(file MATCHES "^views/")
    if(include MATCHES "^\"app/")
      set(why "a view reaches up")
    elseif(include MATCHES "^\"model/engine/(.+)\"")
      if(NOT CMAKE_MATCH_1 IN_LIST engine_values)
        set(why "a view calls the engine past the document")
      endif()
    endif()
  endif()
  if(file MATCHES "^app/calibrate/")
    if(include MATCHES "^<Q" OR (include MATCHES "^\"" AND NOT include MATCHES "^\"(app/calibrate|model/engine)/"))
      set(why "the calibrator knows the engine and itself")
    endif()
  elseif(include MATCHES "^\"app/calibrate/")
    set(why "nothing of the program needs the calibrator")
  elseif(file MATCHES "^app/" AND include MATCHES "^\"model/engine/(.+)\"")
    if(NOT CMAKE_MATCH_1 IN_LIST engine_values AND NOT CMAKE_MATCH_1 IN_LIST the_doors)
      set(why "the command line calls the engine past its doors")
    endif()
  endif()
  if(include MATCHES "nlohmann" AND NOT file MATCHES "^model/(engine/files|export)/")
    set(why "JSON stays in model/engine/files and model/export")
  endif()
  if(include MATCHES "^\"" AND NOT include MATCHES "^\"(model|views|app)/"
     AND NOT include MATCHES "\\.moc\"$" AND NOT include MATCHES "^\"(ui|moc)_")
    set(why "includes are written from the root of the sources")
  endif()
  set(${out} "${why}" PARENT_SCOPE)
endfunction()

# A room is a folder; a file that lies in the root of the model or of the engine is one by itself.
function(room_of file out)
  get_filename_component(folder ${file} DIRECTORY)
  if(folder STREQUAL "model" OR folder STREQUAL "model/engine")
    string(REGEX REPLACE "\\.[a-z]+$" "" folder ${file})
  endif()
  set(${out} ${folder} PARENT_SCOPE)
endfunction()

# The rooms are drawn in ARCHITECTURE.md, "```rooms model/engine" and so on: a line names those that
# stand beside each other, and may name only what stands on lines below it. `height_ROOM` is how many
# lines that is.
function(read_drawing file out)
  set(rooms "")
  if(NOT EXISTS ${file})
    set(${out} "" PARENT_SCOPE)
    return()
  endif()
  file(STRINGS ${file} lines)
  set(folder "")
  set(height 0)
  foreach(line IN LISTS lines)
    if(line MATCHES "^```rooms (.+)$")
      set(folder ${CMAKE_MATCH_1})
    elseif(line MATCHES "^```")
      set(folder "")
    elseif(folder)
      math(EXPR height "${height} - 1")
      string(REGEX REPLACE " : .*$" "" line "${line}")
      separate_arguments(names UNIX_COMMAND "${line}")
      foreach(name IN LISTS names)
        list(APPEND rooms ${folder}/${name})
        set(height_${folder}/${name} ${height} PARENT_SCOPE)
      endforeach()
    endif()
  endforeach()
  set(${out} "${rooms}" PARENT_SCOPE)
endfunction()

# That a room is drawn, and what it includes stands below it.
function(judge_rooms file include out)
  set(why "")
  if(drawn AND file MATCHES "^model/" AND include MATCHES "^model/")
    room_of(${file} from)
    room_of(${include} to)
    if(NOT from IN_LIST drawn)
      set(why "ARCHITECTURE.md draws no room ${from}")
    elseif(NOT to IN_LIST drawn)
      set(why "ARCHITECTURE.md draws no room ${to}")
    elseif(NOT from STREQUAL to AND NOT height_${to} LESS height_${from})
      set(why "${to} does not stand below ${from} in the drawing of ARCHITECTURE.md")
    endif()
  endif()
  set(${out} "${why}" PARENT_SCOPE)
endfunction()

read_drawing(${ROOT}/ARCHITECTURE.md drawn)
set(drawn_once "${drawn}")
list(REMOVE_DUPLICATES drawn_once)
if(NOT "${drawn}" STREQUAL "${drawn_once}")
  wrong(ARCHITECTURE.md "rooms" "a room is drawn twice")
endif()
set(rooms_met "")

file(GLOB_RECURSE sources RELATIVE ${ROOT}
  ${ROOT}/app/*.h ${ROOT}/app/*.cpp ${ROOT}/views/*.h ${ROOT}/views/*.cpp
  ${ROOT}/model/*.h ${ROOT}/model/*.cpp)
list(LENGTH sources count)
if(count EQUAL 0)
  message(FATAL_ERROR "No sources under ${ROOT}")
endif()

foreach(file IN LISTS sources)
  if(file MATCHES "^model/")
    room_of(${file} room)
    list(APPEND rooms_met ${room})
  endif()
  file(STRINGS ${ROOT}/${file} includes REGEX "^[ \t]*#[ \t]*include")
  foreach(line IN LISTS includes)
    if(line MATCHES "include[ \t]*([<\"][^>\"]+[>\"])")
      set(include "${CMAKE_MATCH_1}")
      judge("${file}" "${include}" why)
      string(REGEX REPLACE "[<>\"]" "" bare "${include}")
      if(NOT why)
        judge_rooms("${file}" "${bare}" why)
      endif()
      if(why)
        wrong(${file} "${include}" "${why}")
      endif()
    endif()
  endforeach()
endforeach()

# Names in code are words of the field: what is stated, requested, reported, or stands next to something
# is named for what it is.
foreach(file IN LISTS sources)
  file(STRINGS ${ROOT}/${file} named REGEX "[a-z](Said|Told|Beside|Asked)([^a-z]|$)")
  foreach(line IN LISTS named)
    if(NOT line MATCHES "ToolButtonTextBesideIcon")
      string(STRIP "${line}" line)
      wrong(${file} "${line}" "a name that says nothing in the field's words")
    endif()
  endforeach()
endforeach()

foreach(room IN LISTS drawn)
  if(NOT room IN_LIST rooms_met)
    wrong(ARCHITECTURE.md "${room}" "drawn, and nowhere in the sources")
  endif()
endforeach()

if(wrongs)
  message(FATAL_ERROR "The floors are not kept:\n${wrongs}")
endif()
message(STATUS "${count} files keep to their floors")
