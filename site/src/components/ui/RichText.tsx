import type { Inline, Mark, RichText as Text, TextNode } from "shared/text/rich-text";
import { isWebLink, webLinkTo } from "../../lib/web-link.ts";

type Words = Extract<Inline, { type: "text" }>;

function Marked({ text, marks }: { text: string; marks: Mark[] }) {
  const [mark, ...others] = marks;
  if (!mark) return text;
  const inside = <Marked text={text} marks={others} />;
  if (mark.type === "bold") return <strong>{inside}</strong>;
  if (mark.type === "italic") return <em>{inside}</em>;
  if (mark.type !== "link" || !isWebLink(mark.attrs.href)) return inside;
  return <a {...webLinkTo(mark.attrs.href)}>{inside}</a>;
}

const renderWords = ({ text, marks = [] }: Words, key: number) => (
  <Marked key={key} text={text} marks={marks} />
);

function Inlines({ content = [] }: { content: Inline[] | undefined }) {
  return content.map((node, index) => {
    if (node.type === "text") return renderWords(node, index);
    return node.type === "hardBreak" && <br key={index} />;
  });
}

function Block({ node }: { node: TextNode }) {
  if (node.type === "paragraph" || node.type === "heading") {
    const Tag = node.type === "paragraph" ? "p" : (`h${node.attrs.level}` as const);
    return (
      <Tag>
        <Inlines content={node.content} />
      </Tag>
    );
  }
  // A newer API may send types of text that this release does not know.
  if (node.type !== "bulletList" && node.type !== "orderedList") return null;
  const List = node.type === "bulletList" ? "ul" : "ol";
  return (
    <List>
      {node.content.map((item, index) => (
        <li key={index}>
          {item.content.map((part, at) => (
            <Block key={at} node={part} />
          ))}
        </li>
      ))}
    </List>
  );
}

export function RichText({ text, className }: { text: Text; className: string }) {
  return (
    <div className={className}>
      {text.content.map((node, index) => (
        <Block key={index} node={node} />
      ))}
    </div>
  );
}
