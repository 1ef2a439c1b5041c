import type { LinkClickChannel } from "shared/inbox/reports/link-clicks";
import { readPageTopic } from "../page-topic.ts";
import { readSource } from "../visit.ts";
import { aboutPage, whatsappLink } from "./whatsapp.ts";

const recorded = new Set<LinkClickChannel>();

export function recordLinkClick(channel: LinkClickChannel, api: string): void {
  if (recorded.has(channel)) return;
  recorded.add(channel);
  const body = JSON.stringify({ channel, ...readSource() });
  // A beacon is delivered while the browser leaves the page.
  navigator.sendBeacon?.(`${api}/api/contact-taps`, new Blob([body], { type: "application/json" }));
}

const channels: Record<string, LinkClickChannel> = {
  "https:": "whatsapp",
  "mailto:": "mail",
  "tel:": "phone",
};

const follow = (link: HTMLAnchorElement, api: string) => {
  const channel = channels[link.protocol];
  if (!channel) return;
  recordLinkClick(channel, api);
  // The visitor may have filled in the inquiry form since the page was built.
  if (channel === "whatsapp" && readPageTopic() && link.closest("main"))
    link.href = whatsappLink(link.href, aboutPage());
};

export function watchContactLinks(api: string): void {
  const watch = ({ target }: Event) => {
    const links = 'a[href^="https://wa.me/"], a[href^="mailto:"], a[href^="tel:"]';
    const link = target instanceof Element && target.closest<HTMLAnchorElement>(links);
    if (link) follow(link, api);
  };
  document.addEventListener("click", watch);
  // The middle button opens a tab without a click event.
  document.addEventListener("auxclick", watch);
}
