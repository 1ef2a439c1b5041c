import { readContent } from "../build/read-content.ts";
import { company } from "../build/settings-parts.ts";
import { webManifest } from "../seo/web-manifest.ts";

export const GET = async () => Response.json(webManifest(await readContent(company)));
