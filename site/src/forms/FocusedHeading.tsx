import { type ReactNode, useEffect, useRef } from "react";

/** Takes the focus from the form that it replaces, so that screen readers read it. */
export function FocusedHeading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h2 className="sent__title" tabIndex={-1} ref={heading}>
      {children}
    </h2>
  );
}
