/** An address as it stands in a link to a new mail. */
export const mailAddressLink = (to: string) =>
  `mailto:${encodeURIComponent(to).replace("%40", "@")}`;
