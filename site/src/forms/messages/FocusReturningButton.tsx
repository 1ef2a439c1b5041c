import { type ReactNode, type RefObject, useLayoutEffect, useRef } from "react";

type Props = {
  /** Gets the focus when this button disappears with it. */
  returnFocusTo: RefObject<HTMLButtonElement | null>;
  onClick: () => void;
  children: ReactNode;
};

/** For a button that disappears by itself: the keyboard keeps its place. */
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
