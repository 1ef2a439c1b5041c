import { chatText } from "../lib/chat-text.ts";
import { readPageTopic } from "../lib/page-topic.ts";
import { whatsappLink } from "../lib/whatsapp-link.ts";

// A tour's link says what the inquiry form says by the time it is followed.
document.addEventListener("click", ({ target }) => {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>("main a");
  if (!link?.href.startsWith("https://wa.me/") || !readPageTopic()) return;
  link.href = whatsappLink(link.href, chatText(""));
});
