import { type ReactNode, type RefObject, useLayoutEffect, useRef } from "react";

type Props = {
  /** What gets the focus when this button goes away with it. */
  heir: RefObject<HTMLButtonElement | null>;
  onClick: () => void;
  children: ReactNode;
};

/** A button, looking like a link, that goes away by itself without losing a keyboard its place. */
export function PassingButton({ heir, onClick, children }: Props) {
  const button = useRef<HTMLButtonElement>(null);

  useLayoutEffect(() => {
    const own = button.current;
    return () => {
      if (document.activeElement === own) heir.current?.focus({ preventScroll: true });
    };
  }, [heir]);

  return (
    <button className="link-button" type="button" onClick={onClick} ref={button}>
      {children}
    </button>
  );
}
