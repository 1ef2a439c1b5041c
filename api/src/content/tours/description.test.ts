import type { TourService } from "shared/content/tours/tour-services";
import type { RichText } from "shared/text/rich-text";
import { expect, test } from "vitest";
import { createTestApp } from "#testing/app/create-test-app.ts";
import { sampleServiceParts } from "#testing/app/samples.ts";

const description = "Out at dawn.\n\nTo bring\n\nA hat\nWater";
const text: RichText = {
  type: "doc",
  content: [
    {
      type: "paragraph",
      content: [
        { type: "text", text: "Out at " },
        { type: "text", text: "dawn", marks: [{ type: "bold" }] },
        { type: "text", text: "." },
      ],
    },
    { type: "heading", attrs: { level: 2 }, content: [{ type: "text", text: "To bring" }] },
    {
      type: "bulletList",
      content: ["A hat", "Water"].map((item) => ({
        type: "listItem",
        content: [{ type: "paragraph", content: [{ type: "text", text: item }] }],
      })),
    },
  ],
};
const plain = (content: string): RichText => ({
  type: "doc",
  content: [{ type: "paragraph", content: [{ type: "text", text: content }] }],
});

const open = async () => {
  const { send, signInAsAdmin, services } = await createTestApp();
  const { token } = await signInAsAdmin();
  const write = (route: string, changes: Record<string, string>) =>
    send(route, { token, parts: sampleServiceParts(changes) });
  const saved = async (route: string, changes: Record<string, string>) => {
    const { body } = await write(route, changes);
    return (body as { service: TourService }).service;
  };
  return {
    send,
    services,
    write,
    create: (changes: Record<string, string>) => saved("POST /api/services", changes),
    update: ({ _id }: TourService, changes: Record<string, string>) =>
      saved(`PUT /api/services/${_id}`, changes),
  };
};
const formatted = {
  description: "What an editor sends beside it",
  descriptionText: JSON.stringify(text),
};

test("a formatted description is also available as plain text", async () => {
  const { create, send } = await open();
  const tour = await create(formatted);
  expect(tour).toMatchObject({ description, descriptionText: text });
  expect((await send("GET /api/content")).body).toMatchObject({
    services: [{ description, descriptionText: text }],
  });
});

test("a client that knows no formatting keeps it while it sends the same words", async () => {
  const { create, update } = await open();
  const tour = await create(formatted);
  const renamed = await update(tour, {
    title: "Another title",
    description: description.replaceAll("\n", "\r\n"),
  });
  expect(renamed).toMatchObject({
    title: "Another title",
    description,
    descriptionText: text,
  });
});

test("other words from such a client are plain text", async () => {
  const { create, update } = await open();
  const changed = await update(await create(formatted), {
    description: `${description}\nA camera`,
  });
  expect(changed).toMatchObject({ description: `${description}\nA camera`, descriptionText: null });
});

test("formatting can be taken away on purpose", async () => {
  const { create, update } = await open();
  const sent = { description, descriptionText: "null" };
  const changed = await update(await create(formatted), sent);
  expect(changed).toMatchObject({ description, descriptionText: null });
});

test("a document without formatting is kept as plain text", async () => {
  const { create } = await open();
  const tour = await create({ ...formatted, descriptionText: JSON.stringify(plain(" Out. ")) });
  expect(tour).toMatchObject({ description: "Out.", descriptionText: null });
});

test("plain text that an editor shows and sends back unchanged stays as it was typed", async () => {
  const { create, update } = await open();
  const description = "Out at dawn.\n\n\n   Back by noon.";
  const tour = await create({ description });
  const shown: RichText = {
    type: "doc",
    content: [...plain("Out at dawn.").content, ...plain("Back by noon.").content],
  };
  const sent = { description: "Out at dawn.", descriptionText: JSON.stringify(shown) };
  expect(await update(tour, sent)).toMatchObject({ description, descriptionText: null });
});

test.each([
  [
    "200 kB of text",
    plain("x".repeat(200_000)),
    "Description must be at most 20000 characters long.",
  ],
  ["no word", plain(" "), "Description is required."],
  [
    "a link that runs something",
    JSON.parse(
      JSON.stringify(text).replace(
        '"type":"bold"',
        '"type":"link","attrs":{"href":"javascript:a"}',
      ),
    ),
    "A link must be a web address (https://…) or a path on this site (/…).",
  ],
])("a document with %s is refused with a sentence", async (_, document, message) => {
  const { write, services } = await open();
  const sent = { ...formatted, descriptionText: JSON.stringify(document) };
  const answer = await write("POST /api/services", sent);
  expect(answer).toMatchObject({ status: 400, body: { message } });
  expect((await services.content.current()).allServices).toEqual([]);
});
