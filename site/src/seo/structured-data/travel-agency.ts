import type { TravelAgency } from "schema-dts";
import { company } from "shared/company";
import { paths } from "../../lib/paths.ts";
import { absoluteUrl, type Site } from "../absolute-url.ts";
import { defaultSharePicture } from "../share-picture.ts";

export const travelAgencyName = (site: Site) => ({
  "@type": "TravelAgency" as const,
  "@id": absoluteUrl("/#company", site),
  name: company.name,
  url: absoluteUrl(paths.home, site),
});

export const travelAgency = (site: Site): TravelAgency => ({
  ...travelAgencyName(site),
  slogan: company.tagline,
  description: company.blurb,
  logo: absoluteUrl("/icon-512.png", site),
  image: absoluteUrl(defaultSharePicture.src, site),
  email: company.email,
  telephone: company.phone,
  openingHours: company.openingHours,
  address: {
    "@type": "PostalAddress",
    addressLocality: company.address.locality,
    addressRegion: company.address.region,
    addressCountry: company.address.country,
  },
  geo: {
    "@type": "GeoCoordinates",
    latitude: company.geo.latitude,
    longitude: company.geo.longitude,
  },
  hasMap: company.mapsUrl,
  sameAs: company.social.map(({ url }) => url),
});
