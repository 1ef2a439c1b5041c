import type { Version, VersionSummary } from "shared/content/records/versions";
import type { TourService } from "shared/content/tours/tour-services";
import { createTestApp } from "../app/create-test-app.ts";
import type { Sent } from "../app/request.ts";
import { sampleServiceParts } from "../app/samples.ts";
import { makePhoto } from "../pictures/pictures.ts";

export type VersionList = { versions: VersionSummary[]; hasMore: boolean; liveId: string | null };

/** An admin with a tour that was created just now. */
export const openHistory = async () => {
  const testApp = await createTestApp();
  const { token, user } = await testApp.signInAsAdmin();
  const { send, clock } = testApp;
  const request = async <Body>(route: string, sent: Sent = {}): Promise<Body> => {
    clock.advance(1_000);
    const { status, body, text } = await send(route, { token, ...sent });
    if (status >= 300) throw new Error(`${route}: ${status} ${text}`);
    return body as Body;
  };
  const create = async (changes: Record<string, string> = {}) => {
    const parts = sampleServiceParts({ title: "Kayak", ...changes });
    return (await request<{ service: TourService }>("POST /api/services", { parts })).service;
  };
  const tour = await create();
  const tourPath = `tour/${tour._id}`;
  return {
    ...testApp,
    token,
    user,
    tour,
    tourPath,
    request,
    create,
    change: (changes: Record<string, string>, id = tour._id) =>
      request(`PUT /api/services/${id}`, {
        parts: sampleServiceParts({ title: "Kayak", ...changes }),
      }),
    upload: async (look?: Parameters<typeof makePhoto>[0]) =>
      (await testApp.services.uploads.upload(await makePhoto(look)))._id,
    list: (path = tourPath, query = "") =>
      request<VersionList>(`GET /api/records/${path}/versions${query}`),
    read: (id: string) => request<Version>(`GET /api/versions/${id}`),
    restore: (id: string, draftAt: string | null = null) =>
      send(`POST /api/versions/${id}/restore`, { token, json: { draftAt } }),
  };
};
