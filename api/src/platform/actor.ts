/** The person or visitor behind a change; all `null` for the product itself. */
export type Actor = {
  /** Account; `null` for visitors. */
  id: string | null;
  address: string | null;
  /** For example `Firefox on Android` or `API key “Website chat” (ibk_Zm9vYm…)`. */
  device: string | null;
  requestId: string | null;
};

export const product: Actor = { id: null, address: null, device: null, requestId: null };

export const commandLine: Actor = { ...product, device: "Command line" };
