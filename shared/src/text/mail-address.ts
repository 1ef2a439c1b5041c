import { plainCharacters } from "./plain-characters.ts";

const internationalDomain = /^(?!\p{ASCII}*$)[\p{L}\p{M}\p{N}.。-]+$/u;

/**
 * An address with its domain in ASCII, as mail servers need it: `ann@münchen.example` becomes
 * `ann@xn--mnchen-3ya.example`.
 */
export const toMailAddress = (text: string) => {
  const address = plainCharacters(text).trim();
  const at = address.lastIndexOf("@") + 1;
  const url = `http://${address.slice(at)}`;
  if (at === 0 || !internationalDomain.test(address.slice(at)) || !URL.canParse(url))
    return address;
  return address.slice(0, at) + new URL(url).hostname;
};

/** The same for every spelling of an address. */
export const mailAddressKey = (email: string) => toMailAddress(email).toLowerCase();
