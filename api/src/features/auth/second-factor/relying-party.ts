import { isIP } from "node:net";

/** Browsers make no passkeys for addresses without a name. */
const obstacleOf = (hostname: string) =>
  isIP(hostname.replace(/^\[|\]$/g, ""))
    ? "Passkeys need a name such as www.example.com: this site is at a bare IP address."
    : null;

/** What passkeys are bound to: the host of `PUBLIC_URL`. */
export const relyingPartyOf = (publicUrl: string) => {
  const { origin, hostname } = new URL(publicUrl);
  return { id: hostname, origin, obstacle: obstacleOf(hostname) };
};
export type RelyingParty = ReturnType<typeof relyingPartyOf>;
