import { pictureForm, pictureSaved } from "../pictures.ts";
import type { Endpoint } from "./endpoint.ts";

export const uploadPicture = {
  method: "POST",
  path: "/api/pictures",
  summary: "Upload a picture that a tour may then show",
  access: "admin",
  body: { type: "multipart", schema: pictureForm },
  status: 201,
  answer: pictureSaved,
} as const satisfies Endpoint;
