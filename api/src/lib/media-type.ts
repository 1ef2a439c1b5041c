import { getMimeType } from "hono/utils/mime";

/** The media type that a file's name tells. */
export const mediaTypeOf = (file: string) => getMimeType(file) ?? "application/octet-stream";
