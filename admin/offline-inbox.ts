import { join } from "node:path";
import { adminAssets } from "shared/paths";
import { build, type Plugin, type Rolldown } from "vite";
import { type ShellList, shellListPath } from "./src/lib/service-worker/shell-list.ts";

/** What the inbox may load later, beside the chunks of its own folder. */
const alsoNeeded = [
  "src/main.tsx",
  "src/features/inbox/",
  "src/lib/offline/",
  "src/lib/live/",
  "src/lib/push/",
  "src/components/feedback/AlertArea",
  "src/features/demo/DemoNotice",
  "src/features/dashboard/NotReadyNotice",
];

const isNeeded = ({ moduleIds }: Rolldown.OutputChunk) =>
  moduleIds.some((id) => alsoNeeded.some((part) => id.includes(`/admin/${part}`)));

/** Of these chunks and all that they import. */
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

const listShell = (bundle: Rolldown.OutputBundle): ShellList => {
  const chunks = Object.values(bundle).filter((one) => one.type === "chunk");
  const main = chunks.find(({ isEntry }) => isEntry)?.fileName;
  if (!main) throw new Error("The admin has no entry.");
  const needed = filesOf(
    bundle,
    chunks.filter(isNeeded).map(({ fileName }) => fileName),
  );
  return {
    main: adminAssets + main,
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

/** Beside the admin's files the service worker, and the list of what it keeps. */
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
