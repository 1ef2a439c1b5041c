import { createHash } from "node:crypto";
import { mailboxKey } from "../lib/email-key.ts";
import type { SenderOrigin } from "./possible-spam.ts";

/** What is compared of messages. The texts and the address are hashes. */
export type Trace = {
  id: string;
  address: string;
  request: string;
  wording: string;
  /** The form token that came with it. */
  proof: string | undefined;
  /** How much it looks like spam by itself. */
  points: number;
  origin: SenderOrigin;
};

const hash = (...parts: (string | number | null)[]) =>
  createHash("sha256").update(JSON.stringify(parts)).digest("base64url");

/** Letters alone: numbers and signs are what programs vary. */
const lettersOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}]+/gu, " ")
    .trim();

export const addressOf = (email: string) => hash(mailboxKey(email));

/** `said`: the visitor's own words if any; `details`: what else was asked for. */
export type Request = { email: string; said: string | null; details: (string | number)[] };

/** The hashes of a message. */
export const hashRequest = ({ email, said, details }: Request) => {
  const address = addressOf(email);
  const wording = lettersOf(said ?? "");
  return {
    address,
    request: hash(address, said, ...details),
    wording: wording === "" ? hash(said, ...details) : hash(wording),
  };
};
