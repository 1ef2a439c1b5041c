import { limits } from "shared/limits";
import type { PhotoValues } from "../../../../components/photos/photo-values.ts";
import { isFilled } from "../../../../lib/text/is-filled.ts";
import type { Missing } from "./missing.ts";
import { collectLinks, describeDeadLink, type SiteLinks } from "./site-links.ts";

/** `name` as in `Photo 2`. */
export const checkPhoto = (photo: PhotoValues, path: string, name: string): Missing[] => [
  ...(photo.isDecorative || isFilled(photo.alt)
    ? []
    : [{ text: `${name} has no alternative text.`, path: `${path}.alt` }]),
  ...(photo.image.width < limits.smallPhoto
    ? [
        {
          text: `${name} is only ${photo.image.width.toLocaleString("en")} px wide. Use one of ${limits.smallPhoto.toLocaleString("en")} px or more.`,
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
