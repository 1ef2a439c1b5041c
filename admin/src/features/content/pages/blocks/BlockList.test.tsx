import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { toRichText } from "shared/text/rich-text";
import { expect, test } from "vitest";
import { AlertArea } from "../../../../components/feedback/AlertArea.tsx";
import { useFieldUploads } from "../../../../components/photos/use-field-uploads.ts";
import { startFakeApi } from "../../../../testing/fake-api.ts";
import { openRoutes } from "../../../../testing/open-admin.tsx";
import { picture } from "../../../../testing/records.ts";
import type { BlockValues } from "../values/block-values.ts";
import { blankPage, type PageValues } from "../values/page-values.ts";
import { submitPage, usePageForm } from "../values/use-page-form.ts";
import { BlockList } from "./BlockList.tsx";

type Props = { blocks: BlockValues[]; onSubmit: (values: PageValues) => void };

function Blocks({ blocks, onSubmit }: Props) {
  const form = usePageForm({ ...blankPage, title: "About", slug: "about-us", blocks });
  const uploads = useFieldUploads();
  return (
    <form noValidate onSubmit={submitPage(form, onSubmit)}>
      <BlockList form={form} uploads={uploads} tours={[]} />
      <button type="submit">Save</button>
    </form>
  );
}

const open = async (...blocks: BlockValues[]) => {
  const api = await startFakeApi();
  const sent: PageValues[] = [];
  const element = <Blocks blocks={blocks} onSubmit={(values) => sent.push(values)} />;
  const children = [{ path: "/", element }];
  const opened = openRoutes([{ Component: AlertArea, children }], "/", api);
  await screen.findByText("Add block");
  const press = (name: string) => fireEvent.click(screen.getByLabelText(name));
  const save = () => fireEvent.click(screen.getByText("Save"));
  return { api, ...opened, press, save, sent: () => sent.at(-1)?.blocks };
};

/* By label: a search by role is slow on the whole list. */
const block = (number: number) => within(screen.getByLabelText(`Block ${number}`));
const heading = (text: string): BlockValues => ({ type: "heading", text });

test("adds the chosen kind of block, ready to fill in", async () => {
  const { user, save, sent } = await open();
  await user.click(screen.getByText("Add block"));
  await user.click(await screen.findByText("Starts a section of the page."));
  await waitFor(() => expect(document.activeElement).toBe(block(1).getByLabelText("Heading")));
  await user.keyboard("Our boats");
  save();
  await waitFor(() => expect(sent()).toEqual([heading("Our boats")]));
});

test("blocks can be duplicated, moved, removed and restored", async () => {
  const { press, save, sent } = await open(heading("One"), heading("Two"));
  press("Duplicate block 1");
  press("Move block 3 up");
  press("Remove block 1");
  save();
  await waitFor(() => expect(sent()).toEqual([heading("Two"), heading("One")]));
  fireEvent.click(screen.getByText("Undo"));
  save();
  await waitFor(() => expect(sent()).toEqual([heading("One"), heading("Two"), heading("One")]));
});

test("a filled block collapses to its summary, and opens on an error", async () => {
  const list: BlockValues = {
    type: "list",
    heading: "To bring",
    items: [{ title: "Hat", text: "" }],
  };
  const { save, sent } = await open(heading("One"), list);
  const item = block(2).getByLabelText("Text");
  expect(block(2).getByText(/To bring/)).toBeTruthy();
  expect(item.closest("[hidden]")).toBeTruthy();
  save();
  expect(await block(2).findByText("Entry is required.")).toBeTruthy();
  expect(item.closest("[hidden]")).toBeNull();
  expect(document.activeElement).toBe(item);
  expect(sent()).toBeUndefined();
});

test("drops blank rows, and reports a missing photo and an unsafe link", async () => {
  const facts: BlockValues = {
    type: "facts",
    facts: [
      { name: "Length", value: "42 km", note: "" },
      { name: "", value: "", note: "" },
    ],
  };
  const button: BlockValues = {
    type: "callToAction",
    text: "",
    label: "Book",
    link: "javascript:alert(1)",
  };
  const { press, save, sent } = await open(facts, { type: "picture", photo: null }, button);
  save();
  expect(await block(2).findByText("Choose a photo.")).toBeTruthy();
  expect(block(3).getByText(/^Link must be a web address/)).toBeTruthy();
  press("Remove block 3");
  press("Remove block 2");
  save();
  await waitFor(() => expect(sent()).toMatchObject([{ facts: [{ name: "Length" }] }]));
});

test("a photo uploads into its block even after the block was moved", async () => {
  const { api, user, press } = await open(heading("One"), { type: "picture", photo: null });
  let answer = (_: object) => {};
  api.answerBy("POST /api/pictures", () => new Promise((resolve) => (answer = resolve)));
  const input = document.querySelector<HTMLInputElement>("input[type=file]")!;
  await user.upload(input, new File(["a photo"], "bay.jpg", { type: "image/jpeg" }));
  await waitFor(() => expect(api.requests("POST /api/pictures")).toHaveLength(1));
  press("Move block 2 up");
  answer({ picture: { _id: "bay", imageFile: picture.src, image: picture } });
  expect(await block(1).findByLabelText("Caption")).toBeTruthy();
  expect(screen.queryByText("bay.jpg")).toBeNull();
});

test("a failed photo can be uploaded again and is saved with its block", async () => {
  const { api, user, press } = await open({ type: "picture", photo: null });
  api.refuse("POST /api/pictures", 503, { message: "The disk is full.", code: "unavailable" });
  const input = document.querySelector<HTMLInputElement>("input[type=file]")!;
  await user.upload(input, new File(["a photo"], "bay.jpg", { type: "image/jpeg" }));
  expect(await screen.findByText("The disk is full.")).toBeTruthy();
  expect(screen.getByLabelText("Try bay.jpg again")).toBeTruthy();
  press("Remove block 1");
  expect(screen.queryByText("The disk is full.")).toBeNull();
});

test("shows formatted text as stored and does not change it on display", async () => {
  const text: BlockValues = { type: "text", text: toRichText("Out at dawn.\n\nBack by noon.") };
  const { save, sent } = await open(text);
  await waitFor(() =>
    expect(block(1).getByLabelText("Text").textContent).toBe("Out at dawn.Back by noon."),
  );
  save();
  await waitFor(() => expect(sent()).toEqual([text]));
});
