export type GuestPage = { title: string; html: string };

const main = /(<main\b[^>]*>).*<\/main>/s;

/** False for a page of an error or of another host, which has no place for the guest's page. */
export const isShell = (html: string) => main.test(html);

const policyTag = /<meta http-equiv="content-security-policy" content="([^"]*)"\/?>/;

export const escapeHtml = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

/** Puts a page into the frame, and returns it with the frame's content security policy. */
export const fillShell = (frame: string, { title, html }: GuestPage) => ({
  policy: policyTag.exec(frame)?.[1]?.replace(/;\s*$/, "") ?? "default-src 'self'",
  html: frame
    .replace(/<title>.*?<\/title>/s, () => `<title>${escapeHtml(title)}</title>`)
    .replace(main, (_, start: string) => `${start}${html}</main>`),
});

const addressOfLink = /(<a\b[^>]*?) href="(?!#)[^"]*"/g;

/**
 * Without scripts and policy, for the team's preview in a sandboxed frame, which has the policy of the admin. Links lead
 * nowhere, because no other page may be framed.
 */
export const toPreview = (html: string) =>
  html
    .replace(policyTag, "")
    .replace(/<script\b.*?<\/script>/gs, "")
    .replace(addressOfLink, "$1");
