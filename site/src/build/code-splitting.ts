type Modules = { getModuleInfo: (id: string) => { importers: readonly string[] } | null };

const importedBy = (file: RegExp) => {
  const results = new Map<string, boolean>();
  const find = (id: string, modules: Modules): boolean => {
    const result = results.get(id);
    if (result !== undefined) return result;
    results.set(id, file.test(id));
    const importers = modules.getModuleInfo(id)?.importers ?? [];
    if (importers.some((importer) => find(importer, modules))) results.set(id, true);
    return results.get(id) ?? false;
  };
  return find;
};

const group = (name: string, file: RegExp, priority: number, test = /./) => {
  const isImported = importedBy(file);
  return {
    name: (id: string, modules: Modules) => (isImported(id, modules) ? name : null),
    test,
    minShareCount: 2,
    priority,
  };
};

const ours = /(site|shared)[\\/]src[\\/]/;
const common =
  /site[\\/]src[\\/]lib[\\/](api|form-text|limits|navigate|paths|retry)\.ts|form-limits\.ts/;
const pictures =
  /site[\\/]src[\\/](components[\\/]ui[\\/](Picture|useFetch)|lib[\\/]picture-sizes)\.tsx?$/;
const fields = /site[\\/]src[\\/](forms|components[\\/]ui)[\\/][^\\/]+$/;

/**
 * Few chunks, because the headers of many requests outweigh the savings; no page loads a chunk that it does not use.
 */
export const codeSplitting = {
  groups: [
    {
      name: "react",
      test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]|rolldown[\\/]runtime/,
      priority: 7,
    },
    // Everything that a page loads before the first touch.
    group("page", /layouts[\\/]Base\.astro\?.*type=script/, 6),
    { name: "common", test: common, minShareCount: 2, priority: 4 },
    { name: "pictures", test: pictures, minShareCount: 2, priority: 4 },
    group("chat", /islands[\\/]ChatWidget\.tsx$/, 3, ours),
    group("fields", /islands[\\/]SignInForm\.tsx$/, 2, fields),
    group("message", /islands[\\/](InquiryForm|ContactForm)\.tsx$/, 1, ours),
  ],
};

/** Modules that scripts import dynamically have no style sheets, so they don't need Vite's preload wrapper. */
export const plainImports = {
  name: "plain-imports",
  enforce: "pre" as const,
  load: (id: string) =>
    id === "\0vite/preload-helper.js"
      ? "export const __vitePreload = (load) => load();"
      : undefined,
};
