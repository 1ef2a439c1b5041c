import { chatText } from "../lib/chat-text.ts";
import { readPageTopic } from "../lib/page-topic.ts";
import { whatsappLink } from "../lib/whatsapp-link.ts";

// A tour's link says what the inquiry form says by the time it is followed.
document.addEventListener("click", ({ target }) => {
  if (!(target instanceof Element) || !readPageTopic()) return;
  const link = target.closest<HTMLAnchorElement>('main a[href^="https://wa.me/"]');
  if (link) link.href = whatsappLink(link.href, chatText(""));
});
