import type { Endpoint } from "../http/endpoint.ts";
import { messageBody } from "../http/errors.ts";
import {
  galleryItem,
  galleryItemForm,
  galleryItemSaved,
  galleryItemUpdateForm,
  galleryList,
} from "./gallery.ts";

export const listGallery = {
  method: "GET",
  path: "/api/gallery",
  summary: "The gallery, newest first",
  access: "public",
  header: "If-None-Match",
  status: 200,
  answer: galleryList,
} as const satisfies Endpoint;

export const readGalleryItem = {
  method: "GET",
  path: "/api/gallery/:id",
  summary: "One photo",
  access: "public",
  header: "If-None-Match",
  status: 200,
  answer: galleryItem,
} as const satisfies Endpoint;

export const createGalleryItem = {
  method: "POST",
  path: "/api/gallery",
  summary: "Add a photo",
  access: "admin",
  scope: "content:write",
  header: "Idempotency-Key",
  body: { type: "multipart", schema: galleryItemForm },
  status: 201,
  answer: galleryItemSaved,
} as const satisfies Endpoint;

export const updateGalleryItem = {
  method: "PUT",
  path: "/api/gallery/:id",
  summary: "Change a photo",
  access: "admin",
  scope: "content:write",
  header: "If-Unmodified-Since-Revision",
  body: { type: "multipart", schema: galleryItemUpdateForm },
  status: 200,
  answer: galleryItemSaved,
} as const satisfies Endpoint;

export const deleteGalleryItem = {
  method: "DELETE",
  path: "/api/gallery/:id",
  summary: "Delete a photo",
  access: "admin",
  scope: "content:write",
  status: 200,
  answer: messageBody,
} as const satisfies Endpoint;
