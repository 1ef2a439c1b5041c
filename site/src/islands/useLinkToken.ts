import { useHydrated } from "../components/ui/useHydrated.ts";

/**
 * The token in the fragment of a mailed link, which no server sees: `undefined` until the page can be used, `null`
 * where it was opened without a link.
 */
export function useLinkToken() {
  const hydrated = useHydrated();
  if (!hydrated) return undefined;
  return new URLSearchParams(location.hash.slice(1)).get("token") || null;
}
