import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { startFakeApi } from "../../../../testing/fake-api.ts";
import { openRoutes } from "../../../../testing/open-admin.tsx";
import { someSettings } from "../../../../testing/records.ts";
import { ReviewsSection } from "./ReviewsSection.tsx";

const route = "PUT /api/settings";
const path = "/admin-settings/site/reviews";

const unasked = { link: null, asking: "hand", google: null, tripadvisor: null };

const open = async (settings = someSettings()) => {
  const api = await startFakeApi();
  const { user, refetch } = openRoutes([{ path, Component: ReviewsSection }], path, api);
  api.answer("GET /api/settings", settings);
  api.answer(route, { message: "Settings saved.", version: "two" });
  await screen.findByRole("button", { name: "Save" });
  await refetch();
  const save = () => user.click(screen.getByRole("button", { name: "Save" }));
  return { api, user, save, sent: () => api.requests(route).map(({ body }) => JSON.parse(body)) };
};

test("validates the fields of a provider's code and stores them as the site's widget", async () => {
  const { user, save, sent } = await open();
  await user.type(screen.getByLabelText("Class"), "stars-1");
  await save();
  expect(await screen.findByText("Script is required.")).toBeTruthy();
  await user.type(screen.getByLabelText("Script"), "http://reviews.example.com/a.js");
  await user.type(screen.getByLabelText("Other hosts"), "https://*.example.com\ncdn.example.com");
  await save();
  expect(await screen.findByText(/^Script must be an https:/)).toBeTruthy();
  expect(screen.getByText(/^Other host must be as in/)).toBeTruthy();
  expect(sent()).toEqual([]);
  await user.clear(screen.getByLabelText("Script"));
  await user.type(screen.getByLabelText("Script"), "https://reviews.example.com/a.js");
  await user.clear(screen.getByLabelText("Other hosts"));
  await user.type(screen.getByLabelText("Other hosts"), "\nhttps://*.example.com\n\n");
  await save();
  expect(await screen.findByText("Saved. It will be live in a moment.")).toBeTruthy();
  const widget = {
    script: "https://reviews.example.com/a.js",
    place: "stars-1",
    origins: ["https://*.example.com"],
  };
  expect(sent()[0].value).toEqual({ ...unasked, widget });
  await user.clear(screen.getByLabelText("Script"));
  await user.clear(screen.getByLabelText("Class"));
  await user.clear(screen.getByLabelText("Other hosts"));
  await save();
  await screen.findByText("Saved. It will be live in a moment.");
  expect(sent()[1].value).toEqual({ ...unasked, widget: null });
});

test("a widget set by the environment is read-only", async () => {
  const reviewsWidget = { script: "https://given.example.com/a.js", place: null, origins: [] };
  await open({ ...someSettings(), environment: { reviewsWidget, retentionDays: null } });
  expect(await screen.findByText("https://given.example.com/a.js")).toBeTruthy();
  expect(
    screen.getByText("This is set on the server (REVIEWS_WIDGET_SRC) and can't be changed here."),
  ).toBeTruthy();
  expect(screen.queryByLabelText("Script")).toBeNull();
  expect(screen.getByLabelText("Reviews link")).toBeTruthy();
});
