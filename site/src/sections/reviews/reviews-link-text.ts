const platforms = [
  {
    name: "Google",
    hosts:
      /(^|\.)(google(\.[a-z]{2,3}){1,2}|goo\.gl|g\.page|share\.google|google-reviews\.example)$/,
  },
  { name: "Tripadvisor", hosts: /(^|\.)tripadvisor(\.[a-z]{2,3}){1,2}$/ },
];

/** The words of a link to reviews on another site, which is named where it is a known one. */
export const reviewsLinkText = (link: string): string => {
  const host = URL.parse(link)?.hostname ?? "";
  const platform = platforms.find(({ hosts }) => hosts.test(host));
  return `Read our reviews ${platform ? `on ${platform.name}` : "elsewhere"}`;
};
