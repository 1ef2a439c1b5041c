import { useEffect, useState } from "react";

/** Removes the token from the address bar and the history. */
const takeToken = () => {
  const token = new URLSearchParams(location.hash.slice(1)).get("token");
  if (token) history.replaceState(history.state, "", location.pathname + location.search);
  return token || undefined;
};

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
    addEventListener("hashchange", read);
    return () => removeEventListener("hashchange", read);
  }, []);
  return token;
}
