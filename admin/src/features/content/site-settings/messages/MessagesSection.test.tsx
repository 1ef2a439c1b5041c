import { fireEvent, screen, waitFor } from "@testing-library/react";
import { blankSettings } from "shared/content/site-settings/blank-settings";
import { expect, test } from "vitest";
import { AlertArea } from "../../../../components/feedback/AlertArea.tsx";
import { startFakeApi } from "../../../../testing/fake-api.ts";
import { openRoutes } from "../../../../testing/open-admin.tsx";
import { someSettings } from "../../../../testing/records.ts";
import { MessagesSection } from "./MessagesSection.tsx";

const route = "PUT /api/settings";
const path = "/admin-settings/site/messages";
const { messages } = blankSettings;

const open = async (settings = someSettings()) => {
  const api = await startFakeApi();
  const children = [{ path, Component: MessagesSection }];
  const { user, refetch } = openRoutes([{ Component: AlertArea, children }], path, api);
  api.answer("GET /api/settings", settings);
  api.answer("POST /api/personal-data/count-old", { count: 142 });
  api.answer(route, { message: "Settings saved.", version: "two" });
  await screen.findByRole("button", { name: "Save" });
  await refetch();
  const press = async (name: string) => user.click(await screen.findByRole("button", { name }));
  return { api, user, press, sent: () => api.requests(route).map(({ body }) => JSON.parse(body)) };
};

const days = () => screen.getByLabelText("Delete messages after (days)");

test("asks with the number of messages before a save that deletes them earlier", async () => {
  const { api, user, press, sent } = await open();
  await user.type(days(), "30");
  await press("Save");
  expect(
    await screen.findByText(/^142 inquiries and messages are older than 30 days/),
  ).toBeTruthy();
  await press("Cancel");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(sent()).toEqual([]);
  expect(days()).toHaveProperty("value", "30");
  expect(api.requests("POST /api/personal-data/count-old")[0]?.body).toBe('{"days":30}');
  await press("Save");
  await screen.findByText(/^142 inquiries/);
  await press("Save and delete");
  expect(await screen.findByText("Saved. It will be live in a moment.")).toBeTruthy();
  expect(sent()[0].value).toEqual({ ...messages, keepDays: 30 });
});

test("asks nothing when messages are kept longer or something else changes", async () => {
  const { user, press, sent } = await open(
    someSettings({ messages: { ...messages, keepDays: 30 } }),
  );
  await user.clear(days());
  await user.clear(screen.getByLabelText("Blocked words"));
  await user.type(screen.getByLabelText("Blocked words"), "casino\n\n guest post \n");
  await press("Save");
  expect(await screen.findByText("Saved. It will be live in a moment.")).toBeTruthy();
  expect(sent()[0].value).toEqual({ ...messages, blockedWords: ["casino", "guest post"] });
});

test.each(["0", "-5", "100000", "soon"])(
  "shows beside the field that %s days are refused",
  async (typed) => {
    const { user, press, sent } = await open();
    await user.type(days(), typed);
    await press("Save");
    expect(await screen.findByText("Days must be a whole number from 1 to 36500.")).toBeTruthy();
    expect(sent()).toEqual([]);
  },
);

test("days set by the environment are read-only", async () => {
  const environment = { reviewsWidget: null, retentionDays: 90 };
  await open({ ...someSettings(), environment });
  expect(await screen.findByText("Messages are deleted 90 days after they arrive.")).toBeTruthy();
  expect(
    screen.getByText("This is set on the server (RETENTION_DAYS) and can't be changed here."),
  ).toBeTruthy();
  expect(screen.queryByLabelText("Delete messages after (days)")).toBeNull();
});

test("refuses a word of one letter and more words than the limit", async () => {
  const { user, press, sent } = await open();
  await user.type(screen.getByLabelText("Blocked words"), "casino\na");
  await press("Save");
  expect(await screen.findByText("Word must be at least 2 characters long.")).toBeTruthy();
  const many = Array.from({ length: 10_000 }, (_, index) => `word ${index}`).join("\n");
  fireEvent.change(screen.getByLabelText("Blocked words"), { target: { value: many } });
  await press("Save");
  expect(await screen.findByText("Blocked words can have up to 200 entries.")).toBeTruthy();
  expect(sent()).toEqual([]);
});
