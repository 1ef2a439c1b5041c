const prefix = "draft:";

/** Where in `sessionStorage` the draft `name` of the person `by` is kept: everybody has a place of their own. */
export const draftKey = (name: string, by: string | null) => `${prefix}${by ?? ""}:${name}`;

/** Whether any draft is kept in this tab. */
export const hasDrafts = () => Object.keys(sessionStorage).some((key) => key.startsWith(prefix));
