/** A `mailto:` link without further fields. */
export const mailAddressLink = (to: string) =>
  `mailto:${encodeURIComponent(to).replace("%40", "@")}`;
