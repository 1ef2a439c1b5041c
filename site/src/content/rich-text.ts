import type { Inline, List, ListItem, Mark, RichText, TextNode } from "shared/rich-text";
import { type Guard, isListOf, isOneOf, isOptional, isShape, isString } from "../lib/guards.ts";

type Of<Node extends { type: string }, Type extends Node["type"]> = Extract<Node, { type: Type }>;

const isHref: Guard<string> = (value): value is string =>
  isString(value) && /^(https?:\/\/|\/(?![/\\]))/i.test(value);
const isStyle = isShape<{ type: "bold" | "italic" }>({ type: isOneOf("bold", "italic") });
const isLink = isShape<Of<Mark, "link">>({
  type: isOneOf("link"),
  attrs: isShape<Of<Mark, "link">["attrs"]>({ href: isHref }),
});
const isMark: Guard<Mark> = (value): value is Mark => isStyle(value) || isLink(value);

const isWords = isShape<Of<Inline, "text">>({
  type: isOneOf("text"),
  text: isString,
  marks: isOptional(isListOf(isMark)),
});
const isBreak = isShape<Of<Inline, "hardBreak">>({ type: isOneOf("hardBreak") });
const isInline: Guard<Inline> = (value): value is Inline => isWords(value) || isBreak(value);
const isInlines = isOptional(isListOf(isInline));

const isParagraph = isShape<Of<TextNode, "paragraph">>({
  type: isOneOf("paragraph"),
  content: isInlines,
});
const isLevel: Guard<2 | 3> = (value) => value === 2 || value === 3;
const isHeading = isShape<Of<TextNode, "heading">>({
  type: isOneOf("heading"),
  attrs: isShape<Of<TextNode, "heading">["attrs"]>({ level: isLevel }),
  content: isInlines,
});
const isPart: Guard<ListItem["content"][number]> = (value): value is ListItem["content"][number] =>
  isParagraph(value) || isKnownList(value);
const isItem = isShape<ListItem>({ type: isOneOf("listItem"), content: isListOf(isPart) });
const isKnownList = isShape<List>({
  type: isOneOf("bulletList", "orderedList"),
  content: isListOf(isItem),
});
const isNode: Guard<TextNode> = (value): value is TextNode =>
  isParagraph(value) || isHeading(value) || isKnownList(value);

export const isRichText = isShape<RichText>({ type: isOneOf("doc"), content: isListOf(isNode) });

/** Below a title: a heading of the third level has one of the second before it, or becomes one. */
export const inHeadingOrder = ({ type, content }: RichText): RichText => {
  const isSecond = (node: TextNode) => node.type === "heading" && node.attrs.level === 2;
  const first = content.findIndex(isSecond);
  return {
    type,
    content: content.map((node, index) =>
      node.type === "heading" && (first < 0 || index < first)
        ? { ...node, attrs: { level: 2 } }
        : node,
    ),
  };
};

const isList = (node: TextNode): node is List =>
  node.type === "bulletList" || node.type === "orderedList";

type Change = (inline: Inline) => Inline;

const mapWords = <Node extends Exclude<TextNode, List>>(node: Node, change: Change): Node => ({
  ...node,
  content: node.content?.map(change),
});

const mapList = ({ type, content }: List, change: Change): List => ({
  type,
  content: content.map((item) => ({
    ...item,
    content: item.content.map((part) =>
      isList(part) ? mapList(part, change) : mapWords(part, change),
    ),
  })),
});

const mapNode = (node: TextNode, change: Change): TextNode =>
  isList(node) ? mapList(node, change) : mapWords(node, change);

/** The words of links that lead nowhere stay. */
export const withoutLinks = ({ type, content }: RichText, dead: ReadonlySet<string>): RichText => {
  const isLive = (mark: Mark) => mark.type !== "link" || !dead.has(mark.attrs.href);
  const change = (node: Inline): Inline =>
    node.type === "text" && node.marks ? { ...node, marks: node.marks.filter(isLive) } : node;
  return { type, content: content.map((node) => mapNode(node, change)) };
};

const inlinesOf = (node: TextNode): Inline[] =>
  isList(node)
    ? node.content.flatMap((item) => item.content.flatMap(inlinesOf))
    : (node.content ?? []);

export const linksIn = ({ content }: RichText): string[] =>
  content
    .flatMap(inlinesOf)
    .flatMap((node) => (node.type === "text" ? (node.marks ?? []) : []))
    .flatMap((mark) => (mark.type === "link" ? [mark.attrs.href] : []));
