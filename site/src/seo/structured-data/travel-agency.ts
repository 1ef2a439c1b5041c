import type { TravelAgency } from "schema-dts";
import { company } from "shared/company";
import { paths } from "../../lib/paths.ts";
import { absoluteUrl, type Site } from "../absolute-url.ts";
import { defaultSharePicture } from "../share-picture.ts";

/** As it stands within other things: a local business has an address wherever it is named. */
export const travelAgencySummary = (site: Site) => ({
  "@type": "TravelAgency" as const,
  "@id": absoluteUrl("/#company", site),
  name: company.name,
  url: absoluteUrl(paths.home, site),
  address: {
    "@type": "PostalAddress" as const,
    addressLocality: company.address.locality,
    addressRegion: company.address.region,
    addressCountry: company.address.country,
  },
});

export const travelAgency = (site: Site): TravelAgency => ({
  ...travelAgencySummary(site),
  slogan: company.tagline,
  description: company.blurb,
  logo: absoluteUrl("/icon-512.png", site),
  image: absoluteUrl(defaultSharePicture.src, site),
  email: company.email,
  telephone: company.phone,
  openingHours: company.openingHours,
  geo: {
    "@type": "GeoCoordinates",
    latitude: company.geo.latitude,
    longitude: company.geo.longitude,
  },
  hasMap: company.mapsUrl,
  sameAs: company.social.map(({ url }) => url),
});
