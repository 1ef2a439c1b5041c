import {
  type Inline,
  isList,
  type Mark,
  richTextDocument,
  type TextNode,
} from "shared/text/rich-text";
import type { RichTextValues } from "./rich-text-values.ts";

const describeMark = (text: string, mark: Mark) => {
  if (mark.type === "link") return `${text} (${mark.attrs.href})`;
  const sign = mark.type === "bold" ? "**" : "_";
  return `${sign}${text}${sign}`;
};

const describeInline = (node: Inline) =>
  node.type === "text" ? (node.marks ?? []).reduce(describeMark, node.text) : "\n";

const describeInlines = (content: Inline[] = []) => content.map(describeInline).join("");

const indent = (text: string) => text.replaceAll(/^/gm, "  ");

const describeNode = (node: TextNode): string => {
  if (node.type === "heading")
    return `${"#".repeat(node.attrs.level)} ${describeInlines(node.content)}`;
  if (!isList(node)) return describeInlines(node.content);
  return node.content
    .map(({ content }, index) => {
      const sign = node.type === "bulletList" ? "–" : `${index + 1}.`;
      const [first = "", ...others] = content.map(describeNode);
      return [`${sign} ${first}`, ...others.map(indent)].join("\n");
    })
    .join("\n");
};

/** Shows formatting as signs for comparing two versions. */
export const describeRichText = (text: RichTextValues): string => {
  const { data } = richTextDocument.safeParse(text);
  return data ? data.content.map(describeNode).filter(Boolean).join("\n\n") : "";
};
