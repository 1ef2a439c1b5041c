import { join } from "node:path";
import { adminAssets } from "shared/paths";
import { build, type Plugin, type Rolldown } from "vite";
import { chunksIn, filesOf, findEntry } from "./chunk-files.ts";
import { type ShellList, shellListPath } from "./src/lib/service-worker/shell-list.ts";

/** What the inbox may load later, beside the chunks of its own folder. */
const alsoNeeded = [
  "src/main.tsx",
  "src/features/inbox/conversations/",
  "src/lib/offline/",
  "src/lib/live/",
  "src/lib/push/",
  "src/components/feedback/AlertArea",
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
  const preloadScripts = Object.keys(bundle).filter((file) => /preload-screen-.*\.js$/.test(file));
  return {
    main: adminAssets + findEntry(bundle),
    files: [...needed, ...preloadScripts, "icon.svg"].toSorted().map((file) => adminAssets + file),
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
