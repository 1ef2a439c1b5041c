import { useEffect, useState, useSyncExternalStore } from "react";

const readToken = () => new URLSearchParams(location.hash.slice(1)).get("token") || undefined;

/** Removes the token from the address bar and the history. */
const takeToken = () => {
  const token = readToken();
  if (token) history.replaceState(history.state, "", location.pathname + location.search);
  return token;
};

const followAddress = (onChange: () => void) => {
  addEventListener("hashchange", onChange);
  return () => removeEventListener("hashchange", onChange);
};

/** Like `useLinkToken`, for a link that several people may open again: its token stays in the address. */
export const useSharedLinkToken = () =>
  useSyncExternalStore(followAddress, readToken, () => undefined);

/**
 * The token in the fragment of a mailed link, which no server sees; also follows a link that is opened on this page
 * later. `undefined` without a link.
 */
export function useLinkToken() {
  const [token, setToken] = useState<string>();
  useEffect(() => {
    const read = () => {
      const opened = takeToken();
      setToken((current) => opened ?? current);
    };
    read();
    return followAddress(read);
  }, []);
  return token;
}
