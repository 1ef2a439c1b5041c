import { memo, type ReactNode } from "react";

type Props = {
  /** What the children show, each compared by identity. */
  changes: readonly unknown[];
  children: ReactNode;
};

/** Typing in one part of a large form does not render the others again: on a phone that takes long. */
export const RerenderOn = memo(
  ({ children }: Props) => children,
  (before, after) =>
    before.changes.length === after.changes.length &&
    before.changes.every((change, index) => change === after.changes[index]),
);
