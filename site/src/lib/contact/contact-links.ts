import type { TapChannel } from "shared/contact-taps";
import { chatText } from "../chat-text.ts";
import { readPageTopic } from "../page-topic.ts";
import { whatsappLink } from "../whatsapp-link.ts";
import { recordTap, withReference } from "./contact-tap.ts";

const channels: Record<string, TapChannel> = {
  "https:": "whatsapp",
  "mailto:": "mail",
  "tel:": "phone",
};

/** A tour's link says what the inquiry form says by the time it is followed. */
const textOf = (link: HTMLAnchorElement) =>
  readPageTopic() && link.closest("main")
    ? chatText("")
    : (new URL(link.href).searchParams.get("text") ?? "");

const withSubject = (href: string, reference: string) => {
  const text = encodeURIComponent(reference);
  if (href.includes(text)) return href;
  if (/[?&]subject=/i.test(href)) return href.replace(/([?&]subject=[^&]*)/i, `$1%20(${text})`);
  return `${href}${href.includes("?") ? "&" : "?"}subject=${text}`;
};

const follow = (link: HTMLAnchorElement, api: string) => {
  const channel = channels[link.protocol];
  if (!channel) return;
  const reference = recordTap(channel, api);
  if (channel === "mail") link.href = withSubject(link.href, reference);
  if (channel === "whatsapp")
    link.href = whatsappLink(link.href, `${withReference(textOf(link), reference).trimEnd()}\n`);
};

/** Puts a reference into each link to a chat or a mail program as it is followed, and tells the team. */
export function watchContactLinks(api: string): void {
  const watch = ({ target }: Event) => {
    const links = 'a[href^="https://wa.me/"], a[href^="mailto:"], a[href^="tel:"]';
    const link = target instanceof Element && target.closest<HTMLAnchorElement>(links);
    if (link) follow(link, api);
  };
  document.addEventListener("click", watch);
  // The middle button opens a tab.
  document.addEventListener("auxclick", watch);
}
