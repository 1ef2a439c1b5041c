/** `192.0.2.0/24` for an IPv4 address; those of IPv6 are networks already. */
export const networkOf = (address: string) => address.replace(/\.\d+$/, ".0/24");
