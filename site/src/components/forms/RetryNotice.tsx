import type { RefObject } from "react";
import { PassingButton } from "./FocusReturningButton.tsx";

/** What else there is to say of a message: it waits, waits no more, or has gone since. */
export type MessageNote =
  | "waitsForNetwork"
  | "waitsForServer"
  | "changed"
  | "stopped"
  | "late"
  | "elsewhere"
  | "sent";

const willBeSent = (when: string) =>
  `Your message is kept here and will be sent by itself as soon as ${when}. Please leave this page open.`;

const words = (button: string): Record<MessageNote, string> => ({
  waitsForNetwork: willBeSent("the connection works again"),
  waitsForServer: willBeSent("our server takes it"),
  changed: `You have changed your message, so it no longer waits. What you wrote before may have arrived already. Press “${button}” to send the new text.`,
  stopped: "Your message no longer waits. An earlier try may have arrived already.",
  late: `Your message has waited for almost a day and is no longer sent by itself. An earlier try may have arrived already. Press “${button}” to send it.`,
  elsewhere: `Your message no longer waits here, as you went on with it on another page. It may have arrived already. Press “${button}” to send what is in the form.`,
  sent: "Your message, which was waiting, has been sent.",
});

type Props = {
  note: MessageNote | undefined;
  /** What the form's button says. */
  button: string;
  submit: RefObject<HTMLButtonElement | null>;
  onGiveUp: () => void;
};

/** Says that a message waits; always there, so that screen readers announce each change. */
export function WaitingNote({ note, button, submit, onGiveUp }: Props) {
  const waits = note === "waitsForNetwork" || note === "waitsForServer";
  return (
    <div className={note && "waiting"}>
      <p aria-live="polite">{note && words(button)[note]}</p>
      {waits && (
        <PassingButton heir={submit} onClick={onGiveUp}>
          Do not send it
        </PassingButton>
      )}
    </div>
  );
}
