import { getMimeType } from "hono/utils/mime";

export const getMediaType = (file: string) => getMimeType(file) ?? "application/octet-stream";
