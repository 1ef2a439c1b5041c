import { type ReactNode, type RefObject, useLayoutEffect, useRef } from "react";
import type { Delivery, EndReason } from "./delivery.ts";

type FocusReturningButtonProps = {
  /** Gets the focus when this button disappears with it. */
  returnFocusTo: RefObject<HTMLButtonElement | null>;
  onClick: () => void;
  children: ReactNode;
};

/** The button disappears by itself; the keyboard focus keeps its place. */
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

const willBeSent = (when: string) =>
  `Your message is kept here and will be sent by itself as soon as ${when}. Please leave this page open.`;

const endNotices = (button: string): Record<EndReason, string> => ({
  changed: `You have changed your message, so it no longer waits. What you wrote before may have arrived already. Press “${button}” to send the new text.`,
  stopped: "Your message no longer waits. An earlier try may have arrived already.",
  late: `Your message has waited for almost a day and is no longer sent by itself. An earlier try may have arrived already. Press “${button}” to send it.`,
  replaced: `Your message no longer waits here, as you went on with it on another page. It may have arrived already. Press “${button}” to send what is in the form.`,
  removed:
    "Your message no longer waits: it was sent or discarded on another page. An earlier try may have arrived already.",
});

const describe = (delivery: Delivery<object>, button: string): string | undefined => {
  if (delivery.kind === "waiting")
    return willBeSent(delivery.isOffline ? "the connection works again" : "our server takes it");
  if (delivery.kind === "sent" && delivery.isAutomatic)
    return "Your message, which was waiting, has been sent.";
  return delivery.kind === "idle" && delivery.ended
    ? endNotices(button)[delivery.ended]
    : undefined;
};

type Props = {
  delivery: Delivery<object>;
  button: string;
  submit: RefObject<HTMLButtonElement | null>;
  onCancel: () => void;
};

/** Always rendered, so that screen readers announce each change. */
export function RetryNotice({ delivery, button, submit, onCancel }: Props) {
  const notice = describe(delivery, button);
  return (
    <div className={notice && "waiting"}>
      <p aria-live="polite">{notice}</p>
      {delivery.kind === "waiting" && (
        <FocusReturningButton returnFocusTo={submit} onClick={onCancel}>
          Do not send it
        </FocusReturningButton>
      )}
    </div>
  );
}
