import type { Afterwards } from "./useMessageForm.ts";

const words = (button: string): Record<Afterwards, string> => ({
  waits:
    "Your message is kept here and will be sent by itself as soon as the connection works again. Please leave this page open.",
  changed: `You have changed your message, so it no longer waits. Press “${button}” to send it.`,
  sent: "Your message, which was waiting, has been sent.",
});

type Props = {
  afterwards: Afterwards | undefined;
  /** What the form's button says. */
  button: string;
  onGiveUp: () => void;
};

/** Says that a message waits; always there, so that screen readers announce each change. */
export function WaitingNote({ afterwards, button, onGiveUp }: Props) {
  return (
    <div className={afterwards && "waiting"}>
      <p aria-live="polite">{afterwards && words(button)[afterwards]}</p>
      {afterwards === "waits" && (
        <button className="link-button" type="button" onClick={onGiveUp}>
          Do not send it
        </button>
      )}
    </div>
  );
}
