import { type ReactNode, type RefObject, useLayoutEffect, useRef } from "react";

type FocusReturningButtonProps = {
  /** Gets the focus when this button disappears with it. */
  returnFocusTo: RefObject<HTMLButtonElement | null>;
  onClick: () => void;
  children: ReactNode;
};

/** For a button that disappears by itself: the keyboard keeps its place. */
function FocusReturningButton({ returnFocusTo, onClick, children }: FocusReturningButtonProps) {
  const button = useRef<HTMLButtonElement>(null);

  useLayoutEffect(() => {
    const own = button.current;
    return () => {
      if (document.activeElement === own) returnFocusTo.current?.focus({ preventScroll: true });
    };
  }, [returnFocusTo]);

  return (
    <button className="link-button" type="button" onClick={onClick} ref={button}>
      {children}
    </button>
  );
}

/** The message waits, no longer waits, or was sent since. */
export type DeliveryNotice =
  | "waitsForNetwork"
  | "waitsForServer"
  | "changed"
  | "stopped"
  | "late"
  | "replaced"
  | "removed"
  | "sent";

const willBeSent = (when: string) =>
  `Your message is kept here and will be sent by itself as soon as ${when}. Please leave this page open.`;

const words = (button: string): Record<DeliveryNotice, string> => ({
  waitsForNetwork: willBeSent("the connection works again"),
  waitsForServer: willBeSent("our server takes it"),
  changed: `You have changed your message, so it no longer waits. What you wrote before may have arrived already. Press “${button}” to send the new text.`,
  stopped: "Your message no longer waits. An earlier try may have arrived already.",
  late: `Your message has waited for almost a day and is no longer sent by itself. An earlier try may have arrived already. Press “${button}” to send it.`,
  replaced: `Your message no longer waits here, as you went on with it on another page. It may have arrived already. Press “${button}” to send what is in the form.`,
  removed:
    "Your message no longer waits: it was sent or discarded on another page. An earlier try may have arrived already.",
  sent: "Your message, which was waiting, has been sent.",
});

type Props = {
  notice: DeliveryNotice | undefined;
  button: string;
  submit: RefObject<HTMLButtonElement | null>;
  onCancel: () => void;
};

/** Always there, so that screen readers announce each change. */
export function RetryNotice({ notice, button, submit, onCancel }: Props) {
  const waits = notice === "waitsForNetwork" || notice === "waitsForServer";
  return (
    <div className={notice && "waiting"}>
      <p aria-live="polite">{notice && words(button)[notice]}</p>
      {waits && (
        <FocusReturningButton returnFocusTo={submit} onClick={onCancel}>
          Do not send it
        </FocusReturningButton>
      )}
    </div>
  );
}
