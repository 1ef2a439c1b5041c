import type { TravelAgency } from "schema-dts";
import { type DayHours, groupHours } from "shared/content/site-settings/opening-hours";
import type { SiteSettings } from "shared/content/site-settings/site-settings";
import type { Image } from "shared/media/images";
import { defaultSharePicture } from "../../content/share-picture.ts";
import { paths } from "../../lib/paths.ts";
import { absoluteUrl, type Site } from "../absolute-url.ts";

export type Agency = Pick<SiteSettings, "company" | "contact">;

const postalAddress = ({ company, contact }: Agency) => ({
  "@type": "PostalAddress" as const,
  ...(contact.street && { streetAddress: contact.street }),
  ...(contact.postalCode && { postalCode: contact.postalCode }),
  ...(contact.locality && { addressLocality: contact.locality }),
  ...(contact.region && { addressRegion: contact.region }),
  addressCountry: company.country,
});

/** For nesting inside other things; a local business needs its address at every mention. */
export const travelAgencySummary = (agency: Agency, site: Site) => ({
  "@type": "TravelAgency" as const,
  "@id": absoluteUrl("/#company", site),
  name: agency.company.name,
  url: absoluteUrl(paths.home, site),
  address: postalAddress(agency),
});

const contactFacts = ({ email, phones, point, mapLink, social }: Agency["contact"]) => ({
  ...(email && { email }),
  ...(phones[0] && { telephone: phones[0] }),
  ...(point && { geo: { "@type": "GeoCoordinates" as const, ...point } }),
  ...(mapLink && { hasMap: mapLink }),
  ...(social.length > 0 && { sameAs: social.map(({ url }) => url) }),
});

const openingHours = (hours: DayHours[]) =>
  groupHours(hours).map(({ days, opens, closes }) => ({
    "@type": "OpeningHoursSpecification" as const,
    dayOfWeek: days,
    opens,
    closes,
  }));

type Described = Agency & Pick<SiteSettings, "hours"> & { logo: Image | null };

/** Leaves out facts that the owner has not filled in. */
export const travelAgency = (
  { company, contact, hours, logo }: Described,
  site: Site,
): TravelAgency => ({
  ...travelAgencySummary({ company, contact }, site),
  ...(company.tagline && { slogan: company.tagline }),
  ...(company.blurb && { description: company.blurb }),
  logo: absoluteUrl(logo?.src ?? "/icon-512.png", site),
  image: absoluteUrl(defaultSharePicture.src, site),
  ...(hours.days.length > 0 && { openingHoursSpecification: openingHours(hours.days) }),
  ...contactFacts(contact),
});
