const prefix = "draft:";

/** Key in `sessionStorage`; each user has their own drafts. */
export const draftKey = (name: string, by: string | null) => `${prefix}${by ?? ""}:${name}`;

export const hasDrafts = () => Object.keys(sessionStorage).some((key) => key.startsWith(prefix));
