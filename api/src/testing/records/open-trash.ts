import type { TrashEntry } from "shared/content/records/trash";
import type { TourService } from "shared/content/tours/tour-services";
import { expect } from "vitest";
import { createTestApp } from "../app/create-test-app.ts";
import { samplePage, sampleServiceParts } from "../app/samples.ts";
import { makePhoto } from "../pictures/pictures.ts";

/** An admin with the means to create records, delete them and restore them. */
export const openTrash = async () => {
  const testApp = await createTestApp();
  const { send, services } = testApp;
  const { token, user } = await testApp.signInAsAdmin();
  const call = (route: string, json?: object) => send(route, { token, ...(json && { json }) });
  const upload = async (look?: Parameters<typeof makePhoto>[0]) => {
    const { body } = await send("POST /api/pictures", {
      token,
      parts: { imageFile: await makePhoto(look) },
    });
    return (body as { picture: { _id: string } }).picture._id;
  };
  const createTour = async (changes: Record<string, string> = {}) => {
    const { body } = await send("POST /api/services", {
      token,
      parts: sampleServiceParts(changes),
    });
    return (body as { service: TourService }).service;
  };
  const createPage = async (changes: object = {}) => {
    const { body } = await call("POST /api/pages", { ...samplePage, ...changes });
    return (body as { page: { _id: string } }).page._id;
  };
  const list = async (query = "") =>
    ((await call(`GET /api/trash${query}`)).body as { entries: TrashEntry[] }).entries;
  const remove = async (path: string) => {
    const { status, body } = await call(`DELETE ${path}`);
    expect(status).toBe(200);
    return (body as { trashId: string }).trashId;
  };
  return {
    ...testApp,
    ...{ user, call, upload, createTour, createPage, list, remove },
    restore: (id: string) => call(`POST /api/trash/${id}/restore`),
    read: async () => {
      const { content, allPages } = await services.content.current();
      return { ...content, allPages };
    },
    removeOld: () => services.trash.removeOld(new AbortController().signal),
  };
};
