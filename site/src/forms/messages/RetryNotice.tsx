import { type ReactNode, type RefObject, useLayoutEffect, useRef } from "react";
import type { Delivery, EndReason } from "./delivery.ts";

type FocusReturningButtonProps = {
  /** Gets the focus when this button disappears while focused. */
  returnFocusTo: RefObject<HTMLButtonElement | null>;
  onClick: () => void;
  children: ReactNode;
};

/** Returns the keyboard focus when the button disappears. */
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

const willBeSent = (noun: string, when: string) =>
  `We've saved your ${noun} and will send it as soon as ${when}. Please keep this page open.`;

const endNotices = (noun: string, button: string): Record<EndReason, string> => ({
  changed: `You changed your ${noun}, so we stopped sending it. The earlier version may already have arrived. Press “${button}” to send the new one.`,
  stopped: `We stopped sending your ${noun}. An earlier attempt may already have arrived.`,
  late: `We couldn't send your ${noun} for almost a day and have stopped trying. An earlier attempt may already have arrived. Press “${button}” to send it.`,
  replaced: `You continued this ${noun} on another page, so we stopped sending it here. It may already have arrived. Press “${button}” to send what is in the form.`,
  removed: `You sent or discarded this ${noun} on another page. An earlier attempt may already have arrived.`,
});

const describe = (delivery: Delivery<object>, noun: string, button: string): string | undefined => {
  if (delivery.kind === "waiting")
    return willBeSent(
      noun,
      delivery.isOffline ? "you're back online" : "our server is available again",
    );
  if (delivery.kind === "sent" && delivery.isAutomatic) return `Your saved ${noun} has been sent.`;
  return delivery.kind === "idle" && delivery.ended
    ? endNotices(noun, button)[delivery.ended]
    : undefined;
};

type Props = {
  delivery: Delivery<object>;
  /** “message” or “review” */
  noun: string;
  button: string;
  submit: RefObject<HTMLButtonElement | null>;
  onCancel: () => void;
};

/** Always rendered, so that screen readers announce each change. */
export function RetryNotice({ delivery, noun, button, submit, onCancel }: Props) {
  const notice = describe(delivery, noun, button);
  return (
    <div className={notice && "waiting"}>
      <p aria-live="polite">{notice}</p>
      {delivery.kind === "waiting" && (
        <FocusReturningButton returnFocusTo={submit} onClick={onCancel}>
          Don't send
        </FocusReturningButton>
      )}
    </div>
  );
}
