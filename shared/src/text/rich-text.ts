import { z } from "zod";
import { limits } from "../limits.ts";
import { webLink } from "./links.ts";
import { isStorable, normalizeLineBreaks } from "./text.ts";

const mark = z.discriminatedUnion(
  "type",
  [
    z.object({ type: z.literal("bold") }),
    z.object({ type: z.literal("italic") }),
    z.object({ type: z.literal("link"), attrs: z.object({ href: webLink("A link") }) }),
  ],
  "Text can be bold, italic or a link.",
);
export type Mark = z.infer<typeof mark>;

const inline = z.discriminatedUnion(
  "type",
  [
    z.object({
      type: z.literal("text"),
      text: z
        .string()
        .overwrite(normalizeLineBreaks)
        .min(1)
        .refine(isStorable, "Text contains characters that cannot be stored."),
      marks: z
        .array(mark)
        .refine((marks) => new Set(marks.map(({ type }) => type)).size === marks.length, {
          error: "Text can be bold, italic or a link once each.",
        })
        .optional(),
    }),
    z.object({ type: z.literal("hardBreak") }),
  ],
  "A paragraph contains only text.",
);
export type Inline = z.infer<typeof inline>;

const inlines = z.array(inline).max(limits.textNodes).optional();
const paragraph = z.object({ type: z.literal("paragraph"), content: inlines });
type Paragraph = z.infer<typeof paragraph>;
const heading = z.object({
  type: z.literal("heading"),
  attrs: z.object({ level: z.union([z.literal(2), z.literal(3)]) }),
  content: inlines,
});

export type ListItem = { type: "listItem"; content: (Paragraph | List)[] };
export type List = { type: "bulletList" | "orderedList"; content: ListItem[] };

const toItemSchema = (part: z.ZodType<Paragraph | List>): z.ZodType<ListItem> =>
  z.object({
    type: z.literal("listItem"),
    content: z.array(part).min(1).max(limits.listItems),
  });
const toListSchemas = (item: z.ZodType<ListItem>) => {
  const content = z.array(item).min(1).max(limits.textNodes);
  return [
    z.object({ type: z.literal("bulletList"), content }),
    z.object({ type: z.literal("orderedList"), content }),
  ] as const;
};

export const listDepth = 3;

const innermost = toItemSchema(paragraph);
const middle = toItemSchema(z.discriminatedUnion("type", [paragraph, ...toListSchemas(innermost)]));
const outermost = toItemSchema(z.discriminatedUnion("type", [paragraph, ...toListSchemas(middle)]));

const textNode = z.discriminatedUnion(
  "type",
  [paragraph, heading, ...toListSchemas(outermost)],
  "Text is made of paragraphs, headings and lists.",
);
export type TextNode = Paragraph | z.infer<typeof heading> | List;

export const isList = (node: TextNode): node is List =>
  node.type === "bulletList" || node.type === "orderedList";

const inlineText = (content: Inline[] = []) =>
  content.map((each) => (each.type === "text" ? each.text : "\n")).join("");

const nodeText = (node: TextNode): string =>
  isList(node)
    ? node.content.map((item) => item.content.map(nodeText).join("\n")).join("\n")
    : inlineText(node.content);

/** The text without formatting, with a blank line between paragraphs. */
export const plainText = ({ content }: RichText): string =>
  content.map(nodeText).filter(Boolean).join("\n\n");

const tooLong = `Text must be at most ${limits.richText} characters long.`;

/** A document in Tiptap's format, of any length; anything not listed here is dropped or rejected. */
export const richTextDocument: z.ZodType<RichText> = z.object({
  type: z.literal("doc"),
  content: z.array(textNode, "Text is required.").max(limits.textNodes),
});
export type RichText = { type: "doc"; content: TextNode[] };

export const richText = richTextDocument.refine(
  (text) => plainText(text).length <= limits.richText,
  tooLong,
);

const isMarked = (node: Inline) =>
  node.type === "text" && node.marks !== undefined && node.marks.length > 0;

/** True if plain text could not express the document. */
export const isFormatted = ({ content }: RichText) =>
  content.some((node) => node.type !== "paragraph" || node.content?.some(isMarked));

/** One paragraph for each blank line. */
export const toRichText = (text: string): RichText => ({
  type: "doc",
  content: text
    .split(/\n{2,}/)
    .filter((part) => part.trim())
    .map((part) => ({
      type: "paragraph",
      content: part
        .trim()
        .split("\n")
        .flatMap((line, index): Inline[] => {
          const inline: Inline[] = line ? [{ type: "text", text: line }] : [];
          return index === 0 ? inline : [{ type: "hardBreak" }, ...inline];
        }),
    })),
});
