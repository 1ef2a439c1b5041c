import { webManifest } from "../seo/web-manifest.ts";

export const GET = () => Response.json(webManifest);
