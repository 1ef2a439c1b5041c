import { getMimeType } from "hono/utils/mime";

export const mediaTypeOf = (file: string) => getMimeType(file) ?? "application/octet-stream";
