import type { PhotoValues } from "../../../../components/photos/photo-values.ts";
import { isFilled } from "../../../../lib/text/is-filled.ts";
import type { Missing } from "./missing.ts";
import { collectLinks, describeDeadLink, type SiteLinks } from "./site-links.ts";

/** In px: narrower photos look blurred where they fill the page. */
const narrowest = 1_200;

/** `name` as in `Photo 2`. */
export const checkPhoto = (photo: PhotoValues, path: string, name: string): Missing[] => [
  ...(photo.isDecorative || isFilled(photo.alt)
    ? []
    : [{ text: `${name} has no alternative text.`, path: `${path}.alt` }]),
  ...(photo.image.width < narrowest
    ? [
        {
          text: `${name} is only ${photo.image.width.toLocaleString("en")} px wide. Use one of ${narrowest.toLocaleString("en")} px or more.`,
          path: `${path}.alt`,
        },
      ]
    : []),
];

export const checkLink = (site: SiteLinks, link: string, path: string): Missing[] => {
  const problem = describeDeadLink(site, link);
  return problem ? [{ text: `The link ${link} ${problem}.`, path }] : [];
};

/** Each dead link of a formatted text once. */
export const checkTextLinks = (site: SiteLinks, text: unknown, path: string): Missing[] =>
  [...new Set(collectLinks(text))].flatMap((link) => checkLink(site, link, path));
