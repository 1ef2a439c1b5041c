import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { ChatPanel } from "../components/chat/ChatPanel.tsx";
import { ControlIcon } from "../components/ui/ControlIcon.tsx";
import { useHydrated } from "../components/ui/useHydrated.ts";
import { recordTap } from "../lib/contact/record-tap.ts";
import { aboutTour, whatsappLink } from "../lib/contact/whatsapp.ts";
import { openTab } from "../lib/navigate.ts";
import { readPageTopic } from "../lib/page-topic.ts";

type Props = {
  whatsapp: string;
  greeting: string;
  /** The tour's title, for a link that works without JavaScript. */
  topic?: string | undefined;
  api?: string;
  openChat?: (url: string) => void;
};

/** The conversation itself takes place in WhatsApp. */
export function ChatWidget(props: Props) {
  const { whatsapp, greeting, topic, api = "", openChat = openTab } = props;
  const hydrated = useHydrated();
  const panelId = useId();
  const [open, setOpen] = useState(false);
  const [sent, setSent] = useState<string[]>([]);
  const [isOffline, setOffline] = useState(false);
  /** What is typed and not sent outlives the panel. */
  const draft = useRef("");
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    const notice = () => setOffline(false);
    addEventListener("online", notice);
    return () => removeEventListener("online", notice);
  }, []);

  // Read when the panel opens: a tour without a page of its own is known only once it has loaded.
  const pageTopic = open ? readPageTopic() : undefined;

  const close = () => {
    setOpen(false);
    setOffline(false);
    button.current?.focus();
  };

  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === "Escape") close();
  };

  const send = (text: string) => {
    setOffline(!navigator.onLine);
    if (!navigator.onLine) return;
    draft.current = "";
    setSent([...sent, text]);
    close();
    recordTap("whatsapp", api);
    openChat(whatsappLink(whatsapp, text));
  };

  if (!hydrated) {
    return (
      <a
        className="chat__button"
        href={whatsappLink(whatsapp, topic && aboutTour(topic))}
        data-becomes-button="Open chat"
      >
        <ControlIcon name="chat" />
        <span className="visually-hidden">Chat with us on WhatsApp</span>
      </a>
    );
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes from anywhere inside.
    <div className="chat" onKeyDown={closeOnEscape}>
      {open && (
        <ChatPanel
          id={panelId}
          topic={pageTopic}
          greeting={greeting}
          sent={sent}
          draft={draft}
          isOffline={isOffline}
          onSend={send}
          onClose={close}
        />
      )}
      <button
        className="chat__button"
        type="button"
        aria-expanded={open}
        aria-controls={open ? panelId : undefined}
        onClick={() => (open ? close() : setOpen(true))}
        ref={button}
      >
        <ControlIcon name={open ? "close" : "chat"} />
        <span className="visually-hidden">{open ? "Close chat" : "Open chat"}</span>
      </button>
    </div>
  );
}
