import { readRevision } from "../lib/content.ts";

/** Which revision of the content these pages show; `null` for a site that reads it live. */
export async function GET() {
  return Response.json({ revision: await readRevision() });
}
