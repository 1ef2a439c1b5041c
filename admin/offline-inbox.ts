import { join } from "node:path";
import { adminAssets } from "shared/paths";
import { build, type Plugin, type Rolldown } from "vite";
import { type ShellList, shellListPath } from "./src/lib/service-worker/shell-list.ts";

/** Lists these chunks and everything they import, with their styles and assets. */
const filesOf = (bundle: Rolldown.OutputBundle, names: string[], found = new Set<string>()) => {
  for (const name of names) {
    const chunk = bundle[name];
    if (found.has(name) || chunk?.type !== "chunk") continue;
    found.add(name);
    for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
    for (const asset of chunk.viteMetadata?.importedAssets ?? []) found.add(asset);
    filesOf(bundle, chunk.imports, found);
  }
  return found;
};

const chunksIn = (bundle: Rolldown.OutputBundle) =>
  Object.values(bundle).filter((one) => one.type === "chunk");

const findEntry = (bundle: Rolldown.OutputBundle) => {
  const entry = chunksIn(bundle).find(({ isEntry }) => isEntry);
  if (!entry) throw new Error("The admin has no entry.");
  return entry.fileName;
};

/** Modules that the inbox loads on demand. */
const alsoNeeded = [
  "src/main.tsx",
  "src/features/inbox/conversations/",
  "src/lib/offline/",
  "src/lib/live/",
  "src/lib/push/",
  "src/components/feedback/AlertDialog",
  "src/components/feedback/Notices",
  "src/features/content/demo/DemoNotice",
  "src/features/dashboard/NotReadyNotice",
];

const isNeeded = ({ moduleIds }: Rolldown.OutputChunk) =>
  moduleIds.some((id) => alsoNeeded.some((part) => id.includes(`/admin/${part}`)));

const listShell = (bundle: Rolldown.OutputBundle): ShellList => {
  const needed = filesOf(
    bundle,
    chunksIn(bundle)
      .filter(isNeeded)
      .map(({ fileName }) => fileName),
  );
  return {
    main: adminAssets + findEntry(bundle),
    files: [...needed, "icon.svg"].toSorted().map((file) => adminAssets + file),
  };
};

const buildWorker = async () => {
  const built = await build({
    configFile: false,
    logLevel: "error",
    build: {
      write: false,
      rolldownOptions: {
        input: join(import.meta.dirname, "src/lib/service-worker/service-worker.ts"),
      },
    },
  });
  const [output] = [built].flat();
  const code = output && "output" in output ? output.output[0].code : undefined;
  if (!code) throw new Error("The service worker was not built.");
  return code;
};

/** Emits the service worker and the list of files it caches. */
export const offlineInbox = (): Plugin => ({
  name: "offline-inbox",
  apply: "build",
  generateBundle: {
    order: "post",
    async handler(_options, bundle) {
      const fileName = shellListPath.slice(adminAssets.length);
      const list = JSON.stringify(listShell(bundle));
      this.emitFile({ type: "asset", fileName, source: list });
      const source = await buildWorker();
      this.emitFile({ type: "asset", fileName: "service-worker.js", source });
    },
  },
});
