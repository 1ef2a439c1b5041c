import { type SubmitEvent, useEffect, useRef } from "react";
import { formText } from "../../lib/form-text.ts";
import { ControlIcon } from "../ui/ControlIcon.tsx";

type Props = {
  id: string;
  /** The tour that the page is about. */
  topic: string | undefined;
  greeting: string;
  sent: string[];
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

function MessageInput({ onSend }: Pick<Props, "onSend">) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = formText(new FormData(event.currentTarget), "message").trim();
    if (text !== "") onSend(text);
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
        ref={field}
      />
      <button className="chat__send" type="submit">
        <ControlIcon name="send" />
        <span className="visually-hidden">Send</span>
      </button>
    </form>
  );
}

export function ChatPanel({ id, topic, greeting, sent, onSend, onClose }: Props) {
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
      <MessageInput onSend={onSend} />
    </section>
  );
}
