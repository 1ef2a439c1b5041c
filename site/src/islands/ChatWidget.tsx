import {
  type KeyboardEvent,
  type RefObject,
  type SubmitEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { ControlIcon } from "../components/ui/ControlIcon.tsx";
import { useHydrated } from "../components/ui/useHydrated.ts";
import { recordLinkClick } from "../lib/contact/contact-links.ts";
import { aboutTour, whatsappLink } from "../lib/contact/whatsapp.ts";
import { formText } from "../lib/form-text.ts";
import { openTab } from "../lib/navigate.ts";
import { readPageTopic } from "../lib/page-topic.ts";

type ChatPanelProps = {
  id: string;
  topic: string | undefined;
  greeting: string;
  sent: string[];
  draft: RefObject<string>;
  isOffline: boolean;
  onSend: (text: string) => void;
  onClose: () => void;
};

function Messages({ topic, greeting, sent }: Pick<ChatPanelProps, "topic" | "greeting" | "sent">) {
  return (
    <div className="chat__messages">
      {topic && <p className="chat__about">Questions about {topic}? Ask away.</p>}
      <p className="chat__message">{greeting}</p>
      {sent.map((text, index) => (
        <p className="chat__message chat__message--own" key={index}>
          {text}
        </p>
      ))}
    </div>
  );
}

function MessageInput({ draft, onSend }: Pick<ChatPanelProps, "draft" | "onSend">) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (!field.current) return;
    field.current.value = draft.current;
    field.current.focus();
  }, [draft]);

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = formText(new FormData(event.currentTarget), "message");
    if (text.trim() !== "") onSend(text);
  };

  return (
    <form className="chat__form" onSubmit={handleSubmit}>
      <input
        className="field__input"
        name="message"
        aria-label="Your message"
        placeholder="Type a message"
        autoComplete="off"
        maxLength={1_000}
        onInput={({ currentTarget }) => {
          draft.current = currentTarget.value;
        }}
        ref={field}
      />
      <button className="chat__send" type="submit">
        <ControlIcon name="send" />
        <span className="visually-hidden">Send</span>
      </button>
    </form>
  );
}

const howItGoesOn = "Your message opens in WhatsApp.";
const offline = "You're offline. Your text is safe here; press Send again once you're back online.";

function ChatPanel(props: ChatPanelProps) {
  const { id, topic, greeting, sent, draft, isOffline, onSend, onClose } = props;
  return (
    <section className="chat__panel" id={id} aria-label="Chat">
      <header className="chat__head">
        <p className="chat__title">Chat with us</p>
        <button className="chat__close" type="button" onClick={onClose}>
          <ControlIcon name="close" />
          <span className="visually-hidden">Close chat</span>
        </button>
      </header>
      <Messages topic={topic} greeting={greeting} sent={sent} />
      <div className="chat__foot">
        <MessageInput draft={draft} onSend={onSend} />
        <p className="chat__note" aria-live="polite">
          {isOffline ? offline : howItGoesOn}
        </p>
      </div>
    </section>
  );
}

type Props = {
  whatsapp: string;
  greeting: string;
  topic?: string | undefined;
  api?: string;
  openChat?: (url: string) => void;
};

export function ChatWidget(props: Props) {
  const { whatsapp, greeting, topic, api = "", openChat = openTab } = props;
  const hydrated = useHydrated();
  const panelId = useId();
  const [open, setOpen] = useState(false);
  const [sent, setSent] = useState<string[]>([]);
  const [isOffline, setOffline] = useState(false);
  const draft = useRef("");
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    const notice = () => setOffline(false);
    addEventListener("online", notice);
    return () => removeEventListener("online", notice);
  }, []);

  // Read when the panel opens, because a tour without a prebuilt page is known only once it has loaded.
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
    recordLinkClick("whatsapp", api);
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
