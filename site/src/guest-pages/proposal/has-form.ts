import type { GuestProposalPage, RefusedForm } from "shared/inbox/proposals/guest-pages";

/** A proposal that can no longer be accepted can still be asked about. */
export const hasForm = ({ status }: GuestProposalPage, form: RefusedForm["form"]): boolean =>
  form === "change" ? status !== "accepted" && status !== "newer" : status === "open";
