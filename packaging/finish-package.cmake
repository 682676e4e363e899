# Run by cpack on the installed tree before packing, once per package format.
file(GLOB_RECURSE program "${CPACK_TEMPORARY_DIRECTORY}/headroom")
list(FILTER program INCLUDE REGEX "/bin/headroom$")
list(LENGTH program programs)
if(NOT programs EQUAL 1)
  message(FATAL_ERROR "expected one program to pack, found: ${program}")
endif()

if(CPACK_GENERATOR STREQUAL "DEB")
  # Debian's libraries are in the default search path.
  file(RPATH_REMOVE FILE "${program}")
elseif(CPACK_GENERATOR STREQUAL "TGZ")
  execute_process(COMMAND_ERROR_IS_FATAL ANY
    COMMAND bash "${CPACK_HEADROOM_SOURCE}/packaging/bundle-linux.sh"
      "${program}" "${CPACK_HEADROOM_QT_PLUGINS}" "${CPACK_HEADROOM_QT_TRANSLATIONS}")
  get_filename_component(top "${program}" DIRECTORY)
  file(COPY "${CPACK_HEADROOM_SOURCE}/LICENSE" "${CPACK_HEADROOM_SOURCE}/README.md"
    DESTINATION "${top}/..")
endif()
