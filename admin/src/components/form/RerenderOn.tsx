import { memo, type ReactNode } from "react";

type Props = {
  /** The children's data, compared by identity. */
  changes: readonly unknown[];
  children: ReactNode;
};

/** Avoids rendering the rest of a large form on each key press, which is slow on a phone. */
export const RerenderOn = memo(
  ({ children }: Props) => children,
  (before, after) =>
    before.changes.length === after.changes.length &&
    before.changes.every((change, index) => change === after.changes[index]),
);
