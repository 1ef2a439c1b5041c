import type { Endpoint } from "../http/endpoint.ts";
import { picture, pictureChange, pictureForm, pictureSaved } from "./pictures.ts";

export const readPicture = {
  method: "GET",
  path: "/api/pictures/:id",
  summary: "Get an uploaded picture",
  access: "content",
  scope: "content:read",
  status: 200,
  answer: picture,
} as const satisfies Endpoint;

export const uploadPicture = {
  method: "POST",
  path: "/api/pictures",
  summary: "Upload a picture for later use",
  access: "content",
  scope: "content:write",
  body: { type: "multipart", schema: pictureForm },
  status: 201,
  answer: pictureSaved,
} as const satisfies Endpoint;

export const updatePicture = {
  method: "PUT",
  path: "/api/pictures/:id",
  summary: "Set a picture's focal point, photographer and permission",
  access: "content",
  scope: "content:write",
  body: { type: "json", schema: pictureChange },
  status: 200,
  answer: pictureSaved,
} as const satisfies Endpoint;
