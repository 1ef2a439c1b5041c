import type { Inline, List, Mark, RichText, TextNode } from "shared/text/rich-text";

/** Raises a third-level heading to the second level if no second-level heading precedes it. */
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

export const withoutLinks = ({ type, content }: RichText, dead: ReadonlySet<string>): RichText => {
  const isLive = (mark: Mark) => mark.type !== "link" || !dead.has(mark.attrs.href);
  const change = (node: Inline): Inline =>
    node.type === "text" && node.marks ? { ...node, marks: node.marks.filter(isLive) } : node;
  return { type, content: content.map((node) => mapNode(node, change)) };
};

const listInlines = (node: TextNode): Inline[] =>
  isList(node)
    ? node.content.flatMap((item) => item.content.flatMap(listInlines))
    : (node.content ?? []);

export const linksIn = ({ content }: RichText): string[] =>
  content
    .flatMap(listInlines)
    .flatMap((node) => (node.type === "text" ? (node.marks ?? []) : []))
    .flatMap((mark) => (mark.type === "link" ? [mark.attrs.href] : []));
