/** Where the draft `name` is kept in `sessionStorage`. */
export const draftKey = (name: string) => `draft:${name}`;

/** Whether any draft with something in it is kept in this tab. */
export const hasDrafts = () =>
  Object.entries(sessionStorage).some(
    ([key, text]) => key.startsWith(draftKey("")) && text !== '""',
  );
