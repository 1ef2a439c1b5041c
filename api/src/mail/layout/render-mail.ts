import { isWordmark } from "shared/content/site-settings/brand/logo-size";
import type { MailPart } from "#tables/mails.ts";
import { fitLogo, type MailBrand } from "./mail-brand.ts";
import { createStyles, type Scheme, type Styles, writeStyleSheet } from "./mail-style.ts";

export type MailWords = {
  subject: string;
  parts: MailPart[];
  /** Set for a reply to a guest, which looks like a letter. */
  answers?: string | null | undefined;
};

type TextRole = NonNullable<Extract<MailPart, { text: string }>["role"]>;

type Options = { logoAddress: string; scheme?: Scheme };

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

const writeText = ({ text, role }: { text: string; role?: TextRole }, styles: Styles) => {
  const lines = toHtmlLines(text);
  if (role === "heading") return `<h2 style="${styles.heading}">${lines}</h2>`;
  if (role === "note") return `<p class="soft" style="${styles.note}">${lines}</p>`;
  return `<p style="${styles.text}">${lines}</p>`;
};

const writeFacts = (facts: readonly (readonly [string, string])[], styles: Styles) => {
  const rows = facts.map(
    ([name, value]) =>
      `<tr><th class="soft line" scope="row" style="${styles.fact}">${escapeHtml(name)}</th>
<td class="line" style="${styles.value}">${toHtmlLines(value)}</td></tr>`,
  );
  return `<table style="${styles.facts}">\n${rows.join("\n")}\n</table>`;
};

type Link = { link: string; name: string };

const writeLink = ({ link, name }: Link, styles: Styles) =>
  `<p style="${styles.text}"><a href="${escapeHtml(link)}" class="link" style="${styles.link}">${escapeHtml(name)}</a></p>`;

/** A table, because Outlook on Windows paints only cells. */
const writeButton = ({ link, name }: Link, styles: Styles) =>
  `<table role="presentation" style="${styles.buttonTable}"><tr><td class="button" style="${styles.buttonCell}"><a href="${escapeHtml(link)}" style="${styles.button}">${escapeHtml(name)}</a></td></tr></table>`;

/** The first link is the button. */
const writeParts = (parts: MailPart[], styles: Styles) => {
  const button = parts.find((part) => "link" in part);
  return parts
    .map((part) => {
      if ("text" in part) return writeText(part, styles);
      if ("facts" in part) return writeFacts(part.facts, styles);
      return part === button ? writeButton(part, styles) : writeLink(part, styles);
    })
    .join("\n");
};

const isSignature = (part: MailPart) => "text" in part && part.role === "signature";

/** The first line is the company's name. */
const writeSignature = (part: MailPart) => {
  const [name = "", ...lines] = toText(part).split("\n").map(escapeHtml);
  return [`<b>${name}</b>`, ...lines].join("<br>\n");
};

type LogoPlace = { address: string; alt: string; tallest?: number };

const writeLogo = ({ logo }: MailBrand, place: LogoPlace, styles: Styles) => {
  if (!logo) return "";
  const { width, height } = fitLogo(logo, place.tallest);
  return `<img src="${place.address}" width="${width}" height="${height}" alt="${place.alt}" style="${styles.logo}">`;
};

const beside = (logo: string, words: string, styles: Styles) =>
  logo
    ? `<table role="presentation" style="${styles.beside}"><tr><td style="${styles.besideLogo}">${logo}</td><td>${words}</td></tr></table>`
    : words;

type Written = { content: string; signature: string; logoAddress: string };

/** In px. */
const letterLogo = 40;

const layOutLetter = ({ content, signature, logoAddress: address }: Written, brand: MailBrand) => {
  const styles = createStyles(brand);
  const logo = writeLogo(brand, { address, alt: "", tallest: letterLogo }, styles);
  return `<body class="letter" style="${styles.letter}">
<div style="${styles.words}">
${content}
<div class="soft line" style="${styles.signature}">${beside(logo, signature, styles)}</div>
</div>
</body>`;
};

/** A logo that says the company's name stands alone; the name follows at the foot as text. */
const writeHead = (brand: MailBrand, address: string, styles: Styles) => {
  const company = escapeHtml(brand.company);
  if (brand.logo && isWordmark(brand.logo))
    return writeLogo(brand, { address, alt: company }, styles);
  const logo = writeLogo(brand, { address, alt: "" }, styles);
  return beside(logo, `<div style="${styles.name}">${company}</div>`, styles);
};

/** Outlook on Windows knows padding only of cells, and no largest width: there, another table holds the frame. */
const layOutPage = ({ content, signature, logoAddress }: Written, brand: MailBrand) => {
  const styles = createStyles(brand);
  return `<body class="page" style="${styles.page}">
<!--[if mso]><table role="presentation" width="600" align="center"><tr><td><![endif]-->
<table role="presentation" style="${styles.frame}">
<tr><td style="${styles.head}">${writeHead(brand, logoAddress, styles)}</td></tr>
<tr><td class="card" style="${styles.card}">
${content}
</td></tr>
<tr><td class="soft" style="${styles.foot}">${signature || `<b>${escapeHtml(brand.company)}</b>`}</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</body>`;
};

const writeHtml = (
  { subject, parts, answers }: MailWords,
  brand: MailBrand,
  { logoAddress, scheme = "auto" }: Options,
) => {
  const content = parts.filter((part) => !isSignature(part));
  const written = {
    content: writeParts(content, createStyles(brand)),
    signature: parts.filter(isSignature).map(writeSignature).join("<br>\n"),
    logoAddress,
  };
  const schemes = scheme === "auto" ? "light dark" : scheme;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="${schemes}">
<meta name="supported-color-schemes" content="${schemes}">
<meta name="format-detection" content="telephone=no, date=no, address=no">
<title>${escapeHtml(subject)}</title>
<style>${writeStyleSheet(brand, scheme)}</style>
</head>
${answers ? layOutLetter(written, brand) : layOutPage(written, brand)}
</html>
`;
};

export const renderMail = (mail: MailWords, brand: MailBrand, options: Options) => ({
  text: mail.parts.map(toText).join("\n\n"),
  html: writeHtml(mail, brand, options),
});

/** For a page of the admin, which shows no attachments. */
export const embedLogo = ({ logo }: MailBrand) =>
  logo ? `data:image/png;base64,${Buffer.from(logo.bytes).toString("base64")}` : "";
