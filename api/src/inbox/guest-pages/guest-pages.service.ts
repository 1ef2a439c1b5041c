import type {
  GuestPageRenderer,
  GuestProposalPage,
  TripGuestsPage,
  VerifyPage,
} from "shared/inbox/proposals/guest-pages";
import type { Database } from "#platform/db/client.ts";
import { createSharedLimiter } from "#platform/db/limits/shared-limiter.ts";
import { toSite } from "#platform/web/ip-address.ts";
import type { Releases } from "#publishing/hosting/releases.ts";
import { readSlices } from "../files/slices.ts";
import { fillShell, type GuestPage, toPreview } from "./fill-shell.ts";
import { createShellReader } from "./read-shell.ts";

export type GuestPagesDeps = {
  db: Database;
  releases: Pick<Releases, "find">;
  /** The compiled components of the site. */
  readGuestPageRenderer: () => Promise<GuestPageRenderer>;
  publicUrl: string;
  limitSecret: string;
  now: () => Date;
};

/** Codes that a network may try in an hour. */
const mostCodes = 10;

/** Pages that are made for one guest, within the frame of the site. */
export const createGuestPagesService = (deps: GuestPagesDeps) => {
  const { db, readGuestPageRenderer, limitSecret: secret, now } = deps;
  const readShell = createShellReader(deps);
  const codes = createSharedLimiter({ name: "verify", seconds: 3_600, now, secret });
  const fill = async (page: GuestPage) => fillShell(await readShell(), page);

  return {
    /** Puts a page without data of a guest into the frame. */
    fill,

    renderProposal: async (page: GuestProposalPage) =>
      fill((await readGuestPageRenderer()).renderProposal(page)),

    renderTripGuests: async (page: TripGuestsPage) =>
      fill((await readGuestPageRenderer()).renderTripGuests(page)),

    renderVerify: async (page: VerifyPage) =>
      fill((await readGuestPageRenderer()).renderVerify(page)),

    /** The page as the admin shows it in a frame. */
    renderPreview: async (page: GuestProposalPage): Promise<string> =>
      toPreview((await fill((await readGuestPageRenderer()).renderProposal(page))).html),

    /** A file of a proposal, or `null` if the proposal has none with this id. */
    openFile: ({ files }: GuestProposalPage, id: string) => {
      const file = files.find((candidate) => candidate.id === id);
      return file ? { name: file.name, slices: readSlices(db.read, id) } : null;
    },

    /** Returns 0, or the seconds until the network of this address may try another code. */
    takeCode: async (address: string) => {
      const network = toSite(address);
      const wait = codes.takeHere(network, mostCodes);
      return wait || db.write((tx) => codes.take(tx, network, mostCodes));
    },
  };
};
export type GuestPagesService = ReturnType<typeof createGuestPagesService>;
