import { MantineProvider } from "@mantine/core";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, configure, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { type List, type ListItem, type RichText, toRichText } from "shared/text/rich-text";
import { afterEach, expect, test } from "vitest";
import "../../testing/font-loading.ts";
import { LazyRichTextField } from "./LazyRichTextField.tsx";
import type { RichTextValues } from "./rich-text-values.ts";

afterEach(cleanup);
// The editor loads as a separate chunk.
configure({ asyncUtilTimeout: 5_000 });

function Field({ initial }: { initial: RichTextValues }) {
  const [value, setValue] = useState(initial);
  return (
    <>
      <LazyRichTextField
        label="Description"
        path="description"
        value={value}
        error={undefined}
        onChange={setValue}
      />
      <button type="button" onClick={() => setValue(initial)}>
        Discard draft
      </button>
    </>
  );
}

const open = (initial: RichText, client = new QueryClient()) => {
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={client}>
        <Field initial={initial} />
      </QueryClientProvider>
    </MantineProvider>,
  );
  return { field: screen.getByLabelText("Description"), user: userEvent.setup() };
};
/** Delays the editor until the test fetches it, even when the worker has loaded it before. */
const slowClient = () => new QueryClient({ defaultOptions: { queries: { enabled: false } } });
const editor = () => screen.findByLabelText("Description", { selector: "[contenteditable]" });

test("keeps the focus and every letter typed before the editor loads", async () => {
  const client = slowClient();
  const { field, user } = open(toRichText("Out at dawn."), client);
  await user.type(field, "{Enter}{Enter}Back by noon. ");
  await act(() => client.fetchQuery({ queryKey: ["rich-text-field"] }));
  await user.type(field, "{Enter}Soon.");
  expect(document.activeElement).toBe(field);
  expect(field).toHaveProperty("value", "Out at dawn.\n\nBack by noon. \nSoon.");
  await user.tab();
  expect((await editor()).innerHTML).toBe("<p>Out at dawn.</p><p>Back by noon. <br>Soon.</p>");
});

test("protects formatting and shows the text until the editor loads", async () => {
  const { field } = open({
    type: "doc",
    content: [{ type: "heading", attrs: { level: 2 }, content: [{ type: "text", text: "Out" }] }],
  });
  expect(field).toMatchObject({ value: "Out", readOnly: true });
  expect((await editor()).innerHTML).toBe("<h2>Out</h2>");
});

test("shows the text that will be saved when starting over before the editor loads", async () => {
  const { field, user } = open(toRichText("Out at dawn."), slowClient());
  await user.type(field, " Back by noon. ");
  expect(field).toHaveProperty("value", "Out at dawn. Back by noon. ");
  await user.click(screen.getByRole("button", { name: "Discard draft" }));
  expect(field).toHaveProperty("value", "Out at dawn.");
  await user.type(field, " Soon.");
  expect(field).toHaveProperty("value", "Out at dawn. Soon.");
});

const item = (...content: ListItem["content"]): ListItem => ({ type: "listItem", content });
const words = (text: string): ListItem["content"][number] => ({
  type: "paragraph",
  content: [{ type: "text", text }],
});

test("moves a list entry out by button but can't indent the first one", async () => {
  const inner: List = { type: "bulletList", content: [item(words("below"))] };
  const list: List = { type: "bulletList", content: [item(words("one"), inner)] };
  const { user } = open({ type: "doc", content: [list] });
  const field = await editor();
  expect(field.innerHTML).toBe("<ul><li><p>one</p><ul><li><p>below</p></li></ul></li></ul>");
  const button = (name: string) => screen.getByRole("button", { name });
  expect(button("Indent")).toHaveProperty("disabled", true);
  await user.click(button("Outdent"));
  await waitFor(() => expect(field.innerHTML).toBe("<p>one</p><ul><li><p>below</p></li></ul>"));
  expect(button("Outdent")).toHaveProperty("disabled", true);
});
