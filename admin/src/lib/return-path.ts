const key = "return-to";

/** Keeps the address that is left for the sign-in page, for this tab. */
export const keepReturnPath = (path: string) => sessionStorage.setItem(key, path);

/** The address kept before, if any; it is given once. */
export function takeReturnPath() {
  const path = sessionStorage.getItem(key);
  sessionStorage.removeItem(key);
  return path;
}
