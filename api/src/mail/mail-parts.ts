import type { MailPart } from "#tables/mails.ts";

export type MailContent = { subject: string; parts: MailPart[] };

/** Instead of what a mail says that carries a link for its reader alone. */
export const personalParts: MailPart[] = [
  { text: "This email contains a private link, so its text is not shown." },
];

const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
const escapeHtml = (text: string) =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
const toHtmlLines = (text: string) => escapeHtml(text).replace(/\r\n|\r|\n/g, "<br>\n");

const toText = (part: MailPart) => {
  if ("text" in part) return part.text;
  if ("link" in part) return `${part.name}: ${part.link}`;
  return part.facts.map(([name, value]) => `${name}: ${value}`).join("\n");
};

const toTableRow = ([name, value]: readonly [string, string]) =>
  `<tr><th align="left" valign="top">${escapeHtml(name)}</th><td>${toHtmlLines(value)}</td></tr>`;

const toHtml = (part: MailPart) => {
  if ("text" in part) return `<p>${toHtmlLines(part.text)}</p>`;
  if ("link" in part)
    return `<p><a href="${escapeHtml(part.link)}">${escapeHtml(part.name)}</a></p>`;
  return `<table cellpadding="4">\n${part.facts.map(toTableRow).join("\n")}\n</table>`;
};

const page = (subject: string, content: string) => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="max-width:36em;font:16px/1.5 sans-serif">
${content}
</body>
</html>
`;

export const renderMail = ({ subject, parts }: MailContent) => ({
  text: parts.map(toText).join("\n\n"),
  html: page(subject, parts.map(toHtml).join("\n")),
});
