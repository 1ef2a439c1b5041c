import { type RefObject, type SubmitEvent, useEffect, useRef } from "react";
import { formText } from "../../lib/form-text.ts";
import { ControlIcon } from "../ui/ControlIcon.tsx";

type Props = {
  id: string;
  /** The tour that the page is about. */
  topic: string | undefined;
  greeting: string;
  sent: string[];
  draft: RefObject<string>;
  /** Whether a message could not be sent. */
  isOffline: boolean;
  onSend: (text: string) => void;
  onClose: () => void;
};

function Messages({ topic, greeting, sent }: Pick<Props, "topic" | "greeting" | "sent">) {
  return (
    <div className="chat__messages">
      {topic && <p className="chat__about">You are looking at {topic}.</p>}
      <p className="chat__message">{greeting}</p>
      {sent.map((text, index) => (
        <p className="chat__message chat__message--own" key={index}>
          {text}
        </p>
      ))}
    </div>
  );
}

function MessageInput({ draft, onSend }: Pick<Props, "draft" | "onSend">) {
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
const offline =
  "There is no connection. What you typed stays here: press Send again once there is one.";

export function ChatPanel(props: Props) {
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
