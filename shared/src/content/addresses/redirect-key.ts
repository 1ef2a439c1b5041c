const decode = (path: string) => {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
};

/** The form in which paths are compared: `/cafés` for `/Caf%C3%A9s/?from=mail`. */
export const toRedirectKey = (path: string) =>
  decode(path.replace(/[?#].*$/s, ""))
    .normalize("NFC")
    .toLowerCase()
    .replace(/(.)\/$/, "$1");
