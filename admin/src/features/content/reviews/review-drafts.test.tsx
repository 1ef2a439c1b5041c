import { screen, waitFor } from "@testing-library/react";
import type { Draft, DraftInput } from "shared/content/records/drafts";
import { adminPaths } from "shared/paths";
import { expect, test } from "vitest";
import { pathTo } from "../../../lib/app/paths.ts";
import { startFakeApi } from "../../../testing/fake-api.ts";
import { openAdmin, signIn } from "../../../testing/open-admin.tsx";
import { aReview } from "../../../testing/records.ts";
import { toReviewValues } from "./review-values.ts";

const at = "2026-08-12T12:03:00.000Z";
const later = "2026-08-12T12:04:00.000Z";
const review = aReview({ comment: "Lovely." });
const path = `/api/drafts/review/${review._id}`;
const draft: Draft = {
  kind: "review",
  id: review._id,
  name: review.name,
  author: "ana",
  updatedAt: at,
  values: { ...toReviewValues(review), comment: "Lovely boat." },
  from: toReviewValues(review),
  document: null,
  base: review.updatedAt,
  version: review.updatedAt,
  presented: null,
};

const open = async (changes: Partial<Draft> = {}) => {
  const api = await startFakeApi();
  const found = { ...draft, ...changes };
  api.answer("GET /api/reviews", { reviews: [review] });
  api.answer("GET /api/services", { services: [] });
  api.answer("GET /api/drafts", { drafts: [found] });
  api.answer(`GET ${path}`, { draft: found });
  api.answerBy(`PUT ${path}`, ({ body }) => {
    const { draftAt: _, ...input } = JSON.parse(body) as DraftInput;
    return { draft: { ...found, ...input, author: "ben", updatedAt: later } };
  });
  api.answer(`DELETE ${path}`, { message: "Draft discarded." });
  signIn();
  const opened = openAdmin(pathTo.updateReview(review._id), api);
  const comment = await screen.findByRole("textbox", { name: "Comment" });
  return { api, comment, ...opened };
};

test("opens with the team's draft, its author and time, and sends nothing unchanged", async () => {
  const { api, comment } = await open();
  expect(comment).toHaveProperty("value", "Lovely boat.");
  expect(screen.getByText(/^Unpublished changes by ana/)).toBeTruthy();
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  expect(api.requests(`PUT ${path}`)).toEqual([]);
});

test("saves what is typed as the input of the record, and says when", async () => {
  const { api, comment, user } = await open();
  await user.type(comment, " Thanks!");
  await screen.findByText(/^Draft saved/);
  const sent = JSON.parse(api.requests(`PUT ${path}`)[0]?.body ?? "");
  expect(sent).toMatchObject({
    values: { comment: "Lovely boat. Thanks!" },
    from: { comment: "Lovely." },
    document: { comment: "Lovely boat. Thanks!", stars: review.stars },
    base: review.updatedAt,
    draftAt: at,
  });
  expect(Object.keys(sessionStorage).filter((key) => key.startsWith("draft:"))).toEqual([]);
});

test("fills the form from a restored version", async () => {
  const restored = { ...review, comment: "As it was." };
  const presented = { kind: "review", record: restored } as const;
  const { comment } = await open({ values: null, from: null, presented });
  expect(comment).toHaveProperty("value", "As it was.");
});

test("silently removes a draft equal to the record", async () => {
  const { api } = await open({ values: toReviewValues(review) });
  await waitFor(() => expect(api.requests(`DELETE ${path}`)).toHaveLength(1));
  expect(api.requests(`DELETE ${path}`)[0]?.search).toBe(`?draftAt=${encodeURIComponent(at)}`);
  expect(screen.queryByText(/^Unpublished changes/)).toBeNull();
});

test("says that the record was published after the draft was started", async () => {
  await open({ base: "2026-08-01T00:00:00.000Z" });
  expect(screen.getByText(/^Someone else changed this review/)).toBeTruthy();
});

test("publishing names the draft that it ends", async () => {
  const { api, user } = await open();
  const answer = { message: "Review saved.", review: { ...review, updatedAt: later } };
  const request = `PUT /api/reviews/${review._id}`;
  api.answer(request, answer);
  await user.click(screen.getByRole("button", { name: "Publish" }));
  await waitFor(() => expect(api.requests(request)).toHaveLength(1));
  expect(api.requests(request)[0]?.search).toBe(`?draftAt=${encodeURIComponent(at)}`);
  expect(api.requests(`DELETE ${path}`)).toEqual([]);
});

test("Undo after a discard leaves newer text alone", async () => {
  const { comment, user } = await open();
  await user.click(screen.getByRole("button", { name: "Discard" }));
  await user.type(comment, " Again!");
  await user.click(await screen.findByRole("button", { name: "Undo" }));
  expect(comment).toHaveProperty("value", "Lovely. Again!");
  expect(await screen.findByText("Draft not restored")).toBeTruthy();
});

test("leaving says when the last text couldn't be sent", async () => {
  const { api, comment, user, address } = await open();
  await user.type(comment, "!");
  api.refuse(`PUT ${path}`, 503, { message: "Busy.", code: "unavailable" });
  await user.click(screen.getByRole("link", { name: "All reviews" }));
  await waitFor(() => expect(address()).toBe(adminPaths.reviews));
  expect(await screen.findByText("The draft couldn't be sent")).toBeTruthy();
  const back = screen.getByRole("link", { name: "Back to the draft" });
  await user.click(back);
  await waitFor(() => expect(address()).toBe(pathTo.updateReview(review._id)));
  await waitFor(() => expect(screen.queryByText("The draft couldn't be sent")).toBeNull());
});

test("keeping a draft sends it and leads to the list, which marks the record", async () => {
  const { api, comment, user, address } = await open();
  await user.type(comment, "!");
  await user.click(screen.getByRole("button", { name: "Keep as draft" }));
  await waitFor(() => expect(address()).toBe(adminPaths.reviews));
  expect(api.requests(`PUT ${path}`)).toHaveLength(1);
  expect(await screen.findByRole("img", { name: /^Unpublished changes by ana/ })).toBeTruthy();
});

test("discarding shows the published record, and Undo brings the draft back", async () => {
  const { api, comment, user } = await open();
  await user.click(screen.getByRole("button", { name: "Discard" }));
  expect(comment).toHaveProperty("value", "Lovely.");
  await waitFor(() => expect(api.requests(`DELETE ${path}`)).toHaveLength(1));
  await user.click(await screen.findByRole("button", { name: "Undo" }));
  expect(comment).toHaveProperty("value", "Lovely boat.");
  await waitFor(() => expect(api.requests(`PUT ${path}`)).toHaveLength(1));
  expect(JSON.parse(api.requests(`PUT ${path}`)[0]?.body ?? "")).toMatchObject({ draftAt: null });
});
