import type { APIRoute } from "astro";
import { readContent } from "../content/build/read-content.ts";
import { company } from "../content/build/settings-parts.ts";
import { inboxManifest, webManifest } from "../seo/web-manifest.ts";

const manifests = { site: webManifest, inbox: inboxManifest };

export const getStaticPaths = () =>
  Object.entries(manifests).map(([app, manifest]) => ({ params: { app }, props: { manifest } }));

export const GET: APIRoute<{ manifest: typeof webManifest | typeof inboxManifest }> = async ({
  props,
}) => Response.json(props.manifest(await readContent(company)));
