import type { TapChannel } from "shared/contact-taps";
import { readPageTopic } from "../page-topic.ts";
import { recordTap } from "./record-tap.ts";
import { aboutPage, whatsappLink } from "./whatsapp.ts";

const channels: Record<string, TapChannel> = {
  "https:": "whatsapp",
  "mailto:": "mail",
  "tel:": "phone",
};

const follow = (link: HTMLAnchorElement, api: string) => {
  const channel = channels[link.protocol];
  if (!channel) return;
  recordTap(channel, api);
  // The inquiry form may have been filled in since the page was built.
  if (channel === "whatsapp" && readPageTopic() && link.closest("main"))
    link.href = whatsappLink(link.href, aboutPage());
};

/** Counts contact links as they are followed, and brings a tour's WhatsApp text up to date. */
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
