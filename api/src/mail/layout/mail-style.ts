import type { MailBrand, MailColors } from "./mail-brand.ts";

const fonts = "-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** Some programs drop style sheets, and Outlook on Windows inherits no font in tables: elements carry their styles. */
export const createStyles = ({ light }: MailBrand) => ({
  page: `margin:0;padding:20px 10px;background:${light.ground};color:${light.text};font:16px/1.5 ${fonts}`,
  letter: `margin:0;padding:12px;color:${light.text};font:16px/1.5 ${fonts}`,
  frame: "width:100%;max-width:600px;margin:0 auto;border-spacing:0;table-layout:fixed",
  head: "padding:0 10px 14px",
  name: "font:700 20px/1.3 Georgia,serif",
  card: `padding:24px 20px 8px;background:${light.card};color:${light.text};font:16px/1.5 ${fonts};border-top:4px solid ${light.main};border-radius:6px;overflow-wrap:anywhere;word-break:break-word`,
  words: "max-width:600px;overflow-wrap:anywhere;word-break:break-word",
  text: "margin:0 0 16px",
  heading: "margin:0 0 8px;font:700 18px/1.3 Georgia,serif",
  note: `margin:0 0 16px;color:${light.soft};font-size:14px`,
  facts: "width:100%;margin:0 0 16px;border-collapse:collapse",
  fact: `width:34%;padding:6px 12px 6px 0;border-bottom:1px solid ${light.line};color:${light.soft};font:400 14px/1.5 ${fonts};text-align:left;vertical-align:top`,
  value: `padding:6px 0;font:16px/1.5 ${fonts};border-bottom:1px solid ${light.line};vertical-align:top`,
  buttonTable: "margin:0 0 16px;border-spacing:0",
  // Outlook on Windows leaves out a link's padding.
  buttonCell: `padding:0;background:${light.main};border-radius:6px;mso-padding-alt:12px 22px`,
  button: `display:inline-block;padding:12px 22px;color:${light.onMain};font:700 16px/1.5 ${fonts};text-decoration:none`,
  link: `color:${light.link}`,
  // Logos are drawn for white paper.
  logo: "display:block;padding:4px;border:0;border-radius:6px;background:#ffffff",
  beside: "border-spacing:0",
  besideLogo: "padding:0 12px 0 0",
  foot: `padding:16px 10px 0;color:${light.soft};font:14px/1.5 ${fonts}`,
  signature: `padding:8px 0 0;border-top:1px solid ${light.line};color:${light.soft};font:14px/1.5 ${fonts}`,
});
export type Styles = ReturnType<typeof createStyles>;

const darkRules = (colors: MailColors) => {
  const { ground, card, text, soft, line, link, main, onMain } = colors;
  return [
    `.page,.letter{background:${ground}!important;color:${text}!important}`,
    `.card{background:${card}!important;color:${text}!important;border-color:${main}!important}`,
    `.soft{color:${soft}!important}`,
    `.line{border-color:${line}!important}`,
    `.link{color:${link}!important}`,
    `.button{background:${main}!important}`,
    `.button a{color:${onMain}!important}`,
  ].join("");
};

/** `auto` follows the reader's program; the others are for previews. */
export type Scheme = "auto" | "light" | "dark";

export const writeStyleSheet = ({ dark }: MailBrand, scheme: Scheme) => {
  const schemes = scheme === "auto" ? "light dark" : scheme;
  const rules = {
    auto: `@media (prefers-color-scheme:dark){${darkRules(dark)}}`,
    light: "",
    dark: darkRules(dark),
  };
  return `:root{color-scheme:${schemes};supported-color-schemes:${schemes}}${rules[scheme]}`;
};
