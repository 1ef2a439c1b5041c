import { Code } from "@mantine/core";
import type { ReactNode } from "react";
import classes from "./Addresses.module.css";
import { showAddress } from "./show-address.ts";

export function AddressRows({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul className={classes.list} aria-label={label}>
      {children}
    </ul>
  );
}

type Props = {
  source: string;
  target?: string;
  /** Below the addresses. */
  details: ReactNode;
  actions?: ReactNode;
};

/** An address, where it leads, and what can be done about it; the actions move below on a phone. */
export function AddressRow({ source, target, details, actions }: Props) {
  return (
    <li className={classes.row}>
      <div className={classes.text}>
        <Code>{source}</Code>
        {target !== undefined && (
          <>
            {" → "}
            <Code>{showAddress(target)}</Code>
          </>
        )}
        {details}
      </div>
      {actions}
    </li>
  );
}
