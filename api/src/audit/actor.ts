/** Who does something, and from where; all `null` for the product itself. */
export type Actor = {
  /** Of the account; `null` for visitors. */
  id: string | null;
  address: string | null;
  /** Such as `Firefox on Android`. */
  device: string | null;
  requestId: string | null;
};

export const product: Actor = { id: null, address: null, device: null, requestId: null };

/** Whoever can run commands where the product runs. */
export const commandLine: Actor = { ...product, device: "Command line" };
