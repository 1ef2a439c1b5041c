import { type KeyboardEvent, type SubmitEvent, useEffect, useId, useRef, useState } from "react";
import { Icon } from "../components/ui/Icon.tsx";
import { useHydrated } from "../components/ui/useHydrated.ts";
import { formText } from "../lib/form-text.ts";
import { openTab } from "../lib/navigate.ts";
import { readPageTopic } from "../lib/page-topic.ts";
import { whatsappLink } from "../lib/whatsapp-link.ts";

type Props = {
  /** The company's chat number. */
  whatsapp: string;
  openChat?: (url: string) => void;
};

const greeting = "Hi there! How can I help you today?";

/** The floating chat button and its panel; a message goes on in the messaging app. */
export function ChatWidget({ whatsapp, openChat = openTab }: Props) {
  const hydrated = useHydrated();
  const panelId = useId();
  const [open, setOpen] = useState(false);
  const [sent, setSent] = useState<string[]>([]);
  const field = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (open) field.current?.focus();
  }, [open]);

  // Read anew whenever the panel opens: a tour that is not built yet is known only once it has loaded.
  const topic = open ? readPageTopic() : undefined;

  const close = () => {
    setOpen(false);
    button.current?.focus();
  };

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape") close();
  };

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = formText(new FormData(event.currentTarget), "message").trim();
    if (text === "") return;
    setSent([...sent, text]);
    close();
    openChat(whatsappLink(whatsapp, text));
  };

  if (!hydrated) {
    return (
      <a className="chat__button" href={whatsappLink(whatsapp)}>
        <Icon name="chat" />
        <span className="visually-hidden">Chat with us on WhatsApp</span>
      </a>
    );
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes from anywhere inside.
    <div className="chat" onKeyDown={handleKeyDown}>
      {open && (
        <section className="chat__panel" id={panelId} aria-label="Chat">
          <header className="chat__head">
            <p className="chat__title">Chat with us</p>
            <button className="chat__close" type="button" onClick={close}>
              <Icon name="close" />
              <span className="visually-hidden">Close chat</span>
            </button>
          </header>
          <div className="chat__messages">
            {topic && <p className="chat__about">You are looking at {topic}.</p>}
            <p className="chat__message">{greeting}</p>
            {sent.map((text, index) => (
              <p className="chat__message chat__message--own" key={index}>
                {text}
              </p>
            ))}
          </div>
          <form className="chat__form" onSubmit={handleSubmit}>
            <input
              className="field__input"
              name="message"
              aria-label="Your message"
              placeholder="Type a message"
              autoComplete="off"
              maxLength={1_000}
              ref={field}
            />
            <button className="chat__send" type="submit">
              <Icon name="send" />
              <span className="visually-hidden">Send</span>
            </button>
          </form>
        </section>
      )}
      <button
        className="chat__button"
        type="button"
        aria-expanded={open}
        aria-controls={open ? panelId : undefined}
        onClick={() => (open ? close() : setOpen(true))}
        ref={button}
      >
        <Icon name={open ? "close" : "chat"} />
        <span className="visually-hidden">{open ? "Close chat" : "Open chat"}</span>
      </button>
    </div>
  );
}
