import { isIP } from "node:net";
import { invalidField } from "#platform/errors.ts";
import { isPublicAddress } from "#platform/web/ip-address.ts";

const isPrivate = (host: string) =>
  host === "localhost" || host.endsWith(".localhost") || (isIP(host) > 0 && !isPublicAddress(host));

/** 400 for all that is no push service; names are looked up when something is sent, and refused then. */
export const checkEndpoint = (endpoint: string, allowPrivate: boolean) => {
  const url = URL.parse(endpoint);
  // A name with a trailing dot is the same host.
  const host = url?.hostname.replace(/^\[|\]$|\.+$/g, "") ?? "";
  const isPublic = url?.protocol === "https:" && !isPrivate(host);
  if (!url || url.username || url.password || !(isPublic || allowPrivate))
    throw invalidField("endpoint", "endpoint must be the https address of a push service.");
};
