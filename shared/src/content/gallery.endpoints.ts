import type { Endpoint } from "../http/endpoint.ts";
import { messageBody } from "../http/errors.ts";
import { limits } from "../limits.ts";
import {
  galleryItem,
  galleryItemForm,
  galleryItemSaved,
  galleryItemUpdateForm,
  galleryList,
  galleryOrder,
  libraryPage,
  libraryQuery,
  photoUses,
} from "./gallery.ts";
import { movedToTrash } from "./moved-to-trash.ts";

export const listGallery = {
  method: "GET",
  path: "/api/gallery",
  summary: "The gallery in its order, newest first",
  access: "public",
  header: "If-None-Match",
  status: 200,
  answer: galleryList,
} as const satisfies Endpoint;

export const readGalleryItem = {
  method: "GET",
  path: "/api/gallery/:id",
  summary: "One photo; admins also get its permission",
  access: "public",
  scope: "content:read",
  header: "If-None-Match",
  status: 200,
  answer: galleryItem,
} as const satisfies Endpoint;

export const listLibrary = {
  method: "GET",
  path: "/api/gallery/library",
  summary: "Search and filter the gallery, in its order",
  access: "content",
  scope: "content:read",
  query: libraryQuery,
  status: 200,
  answer: libraryPage,
} as const satisfies Endpoint;

export const listPhotoUses = {
  method: "GET",
  path: "/api/gallery/:id/uses",
  summary: "Where else a photo is shown",
  access: "content",
  scope: "content:read",
  status: 200,
  answer: photoUses,
} as const satisfies Endpoint;

export const createGalleryItem = {
  method: "POST",
  path: "/api/gallery",
  summary: "Add a photo",
  access: "content",
  scope: "content:write",
  header: "Idempotency-Key",
  body: { type: "multipart", schema: galleryItemForm },
  status: 201,
  answer: galleryItemSaved,
} as const satisfies Endpoint;

export const orderGallery = {
  method: "PUT",
  path: "/api/gallery/order",
  summary: "Set the order of photos",
  access: "content",
  scope: "content:write",
  body: { type: "json", schema: galleryOrder, maxBytes: limits.jsonText },
  status: 200,
  answer: messageBody,
} as const satisfies Endpoint;

export const updateGalleryItem = {
  method: "PUT",
  path: "/api/gallery/:id",
  summary: "Change a photo",
  access: "content",
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
  access: "content",
  scope: "content:write",
  status: 200,
  answer: movedToTrash,
} as const satisfies Endpoint;
