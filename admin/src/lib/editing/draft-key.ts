import { typedTextPrefixes } from "shared/accounts/sign-out";

/** Key in `sessionStorage`; each user has their own drafts. */
export const draftKey = (name: string, by: string | null) =>
  `${typedTextPrefixes.admin}${by ?? ""}:${name}`;
