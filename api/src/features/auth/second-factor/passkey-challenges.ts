import { newId } from "#db/new-id.ts";
import type { Ticket, TicketPurpose, Tickets } from "./tickets.ts";

/** For what a passkey is asked, and within which ticket or session. */
export type Asked = {
  purpose: Exclude<TicketPurpose, "sign-in">;
  userId: string;
  within: string;
};

/** Ed25519, ES256 and RS256: what authenticators have. */
export const algorithms = [-8, -7, -257];

/** At an unlocked screen, somebody else could touch a key that is plugged in. */
export const verificationFor = ({ purpose }: Asked) =>
  purpose === "proof-passkey" ? "required" : "preferred";

/** Challenges are signed tickets, so what a browser answers shows for what it was asked. */
export const createPasskeyChallenges = (tickets: Tickets) => ({
  make: ({ purpose, ...bound }: Asked) => tickets.sign(purpose, { id: newId(), ...bound }),

  /** That of an answer; `undefined` where it was asked for something else, by or of somebody else, or too long ago. */
  read: async (clientDataJSON: string, { purpose, userId, within }: Asked) => {
    const { decodeClientDataJSON } = await import("@simplewebauthn/server/helpers");
    const { challenge } = decodeClientDataJSON(clientDataJSON);
    const ticket: Ticket | undefined = await tickets.read(
      purpose,
      Buffer.from(challenge, "base64url").toString(),
    );
    if (ticket?.sub !== userId || ticket.within !== within) return undefined;
    return { ticket, challenge };
  },
});
export type PasskeyChallenges = ReturnType<typeof createPasskeyChallenges>;
