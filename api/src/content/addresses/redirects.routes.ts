import { arrayBuffer } from "node:stream/consumers";
import {
  changeMissingPath,
  deleteRedirect,
  exportRedirects,
  importRedirects,
  listMissingPaths,
  listRedirects,
  readRedirectImport,
  saveRedirect,
} from "shared/content/addresses/redirects.endpoints";
import { csvFile, sendDownload } from "#http/responses/send-download.ts";
import { route } from "#http/route.ts";
import type { MissingPathsService } from "./missing-paths.service.ts";
import type { RedirectsService } from "./redirects.service.ts";

type Deps = {
  redirects: RedirectsService;
  missingPaths: MissingPathsService;
  now: () => Date;
};

const readBytes = async (body: ReadableStream<Uint8Array>) =>
  new Uint8Array(await arrayBuffer(body));

const count = (number: number) => `${number} redirect${number === 1 ? "" : "s"}`;

export const redirectsRoutes = ({ redirects, missingPaths, now }: Deps) => [
  route(listRedirects, async () => ({ redirects: await redirects.list() })),
  route(saveRedirect, async ({ by, body }) => ({
    message: "Redirect saved.",
    redirect: await redirects.save(by, body),
  })),
  route(deleteRedirect, async ({ by, query }) => {
    await redirects.remove(by, query.source);
    return { message: "Redirect deleted." };
  }),
  route(exportRedirects, ({ c }) =>
    sendDownload(c, csvFile("redirects", now()), redirects.export()),
  ),
  route(readRedirectImport, async ({ body }) => redirects.preview(await readBytes(body))),
  route(importRedirects, async ({ by, body }) => {
    const { added, changed } = await redirects.import(by, await readBytes(body));
    return { message: `${count(added)} added, ${changed} changed.` };
  }),
  route(listMissingPaths, async () => ({ paths: await missingPaths.list() })),
  route(changeMissingPath, async ({ body }) => {
    await missingPaths.change(body);
    return { message: body.isIgnored ? "Path ignored." : "Path listed again." };
  }),
];
