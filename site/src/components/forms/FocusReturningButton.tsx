import { type ReactNode, type RefObject, useLayoutEffect, useRef } from "react";

type Props = {
  /** What gets the focus when this button goes away with it. */
  returnFocusTo: RefObject<HTMLButtonElement | null>;
  onClick: () => void;
  children: ReactNode;
};

/** A button, looking like a link, that goes away by itself without losing a keyboard its place. */
export function FocusReturningButton({ returnFocusTo, onClick, children }: Props) {
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
