import { webManifest } from "../lib/web-manifest.ts";

export const GET = () => Response.json(webManifest);
