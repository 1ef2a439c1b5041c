const toSet = (endings: string) => new Set(endings.split(" "));

/** Programs and scripts that mail services reject. */
export const programEndings = toSet(
  "ade adp alias apk app appx appxbundle asar bat chm class cmd com cpl crx deb dex diagcab diagcfg diagpack " +
    "dll dmg elf ex ex_ exe hta img ins iso isp jar jnlp js jse lib lnk macho mde mjs msc msi msix msixbundle msp " +
    "mst nsh php pif pkg pl ps1 py rb reg rpm scr sct settingcontent-ms sh shb swf sys url vb vbe vbs vhd vxd wasm wsc " +
    "wsf wsh xll",
);

/** Office documents that may hold macros. */
export const macroEndings = toSet("docm dotm xlam xlsm xltm potm ppam ppsm pptm sldm");

/** Office documents from before 2007, in which macros can't be found by a list of their parts. */
export const oldOfficeEndings = toSet("doc dot pot pps ppt xls xlt");

export const archiveEndings = toSet(
  "7z ace ar arj bz2 cab cpio gz lz lz4 lzh rar tar tar.gz tgz txz xz z Z zip zipx zst",
);

/** Windows ignores dots and spaces at the end of a name. */
export const getEnding = (name: string) =>
  /\.([^.]+)$/.exec(name.replace(/[. ]+$/, ""))?.[1]?.toLowerCase() ?? "";
