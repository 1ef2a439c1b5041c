import { isIPv4, isIPv6 } from "node:net";
import ipaddr from "ipaddr.js";

/** With a port, as some proxies write it: `192.0.2.1:443`, `[2001:db8::1]:443`. */
const withPort = /^(?:\[([^\]]+)\]|(?:::ffff:)?([\d.]+))(?::\d{1,5})?$/i;

/** An address, one of IPv4 also where it is mapped into IPv6; `undefined` for what is none. */
const parseAddress = (text: string) => {
  const [, v6, v4] = withPort.exec(text) ?? [];
  const address = (v6 ?? v4 ?? text).replace(/%.*$/, "");
  if (isIPv4(address)) return address;
  return isIPv6(address) ? ipaddr.process(address).toString() : undefined;
};

const toNetworkBlock = (address: string, bits: number) => {
  const cidr = `${address}/${bits}`;
  const { IPv4, IPv6 } = ipaddr;
  const first = address.includes(":")
    ? IPv6.networkAddressFromCIDR(cidr)
    : IPv4.networkAddressFromCIDR(cidr);
  return `${first.toString()}/${bits}`;
};

/**
 * The key that counts a subscriber's requests: an IPv4 address, or the /64 of an IPv6 address, because each subscriber
 * has 2^64 (RFC 6177); `undefined` if the text is not an address.
 */
export const toSubscriber = (text: string) => {
  const address = parseAddress(text);
  return address?.includes(":") ? toNetworkBlock(address, 64) : address;
};

/** `192.0.2.0/24` for an IPv4 address; other texts, such as networks of IPv6, stay what they are. */
export const toNetwork = (address: string) =>
  isIPv4(address) ? toNetworkBlock(address, 24) : address;

/**
 * The key that limits strangers' requests for mails: as above, but the /48 of IPv6 that one line may have (RFC 6177).
 */
export const toSite = (address: string) =>
  address.includes(":") ? toNetworkBlock(address.replace(/\/.*/, ""), 48) : toNetwork(address);

const globalUnicast = ipaddr.IPv6.parseCIDR("2000::/3");

/** Neither this machine's nor of a network behind it, in no spelling. */
export const isPublicAddress = (address: string) => {
  const parsed = ipaddr.process(address);
  if (parsed.range() !== "unicast") return false;
  return parsed instanceof ipaddr.IPv4 || parsed.match(globalUnicast);
};
