import { adminAssets, adminPaths } from "shared/paths";
import type { Plugin, Rolldown } from "vite";
import { chunksIn, filesOf, findEntry } from "./chunk-files.ts";

const alertArea = "components/feedback/AlertArea";
const messages = "features/inbox/conversations/messages";
const tours = "features/content/tours";

/** Modules of the screens that are opened most, by their paths; one with a slash at its end has others below it. */
const screens: Record<string, string[]> = {
  [adminPaths.dashboard]: [
    "features/dashboard/DashboardScreen",
    "features/dashboard/preload-dashboard",
  ],
  [adminPaths.inbox]: [
    alertArea,
    "features/inbox/conversations/InboxScreen",
    "features/inbox/conversations/preload-inbox",
  ],
  [adminPaths.conversation.replace(":id", "")]: [
    alertArea,
    "features/inbox/conversations/InboxScreen",
  ],
  [adminPaths.agenda]: [alertArea, "features/inbox/agenda/AgendaScreen"],
  [adminPaths.inquiries]: [
    alertArea,
    `${messages}/InquiriesScreen`,
    `${messages}/preload-messages`,
  ],
  [adminPaths.contacts]: [alertArea, `${messages}/ContactsScreen`, `${messages}/preload-messages`],
  [adminPaths.services]: [
    alertArea,
    `${tours}/list/ServicesScreen`,
    `${tours}/list/preload-services`,
  ],
  [adminPaths.createService]: [alertArea, `${tours}/CreateServiceScreen`],
  [adminPaths.updateService.replace(":id", "")]: [alertArea, `${tours}/UpdateServiceScreen`],
};

const findChunk = (bundle: Rolldown.OutputBundle, module: string) => {
  const path = new RegExp(`/admin/src/${module}\\.tsx?$`);
  const chunk = chunksIn(bundle).find(({ moduleIds }) => moduleIds.some((id) => path.test(id)));
  if (!chunk) throw new Error(`The admin has no chunk with ${module}.`);
  return chunk.fileName;
};

/** What a screen needs beside the entry, which the page names itself. */
const filesOfScreen = (bundle: Rolldown.OutputBundle, modules: string[]) => {
  const ofEntry = filesOf(bundle, [findEntry(bundle)]);
  const chunks = modules.map((module) => findChunk(bundle, module));
  return [...filesOf(bundle, chunks)].filter(
    (file) => /\.(js|css)$/.test(file) && !ofEntry.has(file),
  );
};

/** Runs in the page, before the entry has come. */
const preload = (filesByPath: Record<string, string[]>) => {
  const { pathname } = location;
  const path = Object.keys(filesByPath).find((one) =>
    one.endsWith("/") ? pathname.startsWith(one) : pathname === one,
  );
  for (const file of filesByPath[path ?? ""] ?? []) {
    const link = document.createElement("link");
    link.crossOrigin = "";
    link.rel = file.endsWith(".js") ? "modulepreload" : "preload";
    if (link.rel === "preload") link.as = "style";
    link.href = file;
    document.head.append(link);
  }
};

/** A script that fetches a screen's files beside the entry, which would ask for them only once it runs. */
export const preloadScreens = (): Plugin => {
  let script = "";
  return {
    name: "preload-screens",
    apply: "build",
    generateBundle: {
      order: "pre",
      handler(_options, bundle) {
        const filesByPath = Object.fromEntries(
          Object.entries(screens).map(([path, modules]) => [
            path,
            filesOfScreen(bundle, modules).map((file) => adminAssets + file),
          ]),
        );
        const source = `(${preload})(${JSON.stringify(filesByPath)})`;
        const id = this.emitFile({ type: "asset", name: "preload-screen.js", source });
        script = adminAssets + this.getFileName(id);
      },
    },
    transformIndexHtml: {
      order: "post",
      handler: () => [{ tag: "script", attrs: { src: script, async: true }, injectTo: "head" }],
    },
  };
};
