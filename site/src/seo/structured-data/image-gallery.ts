import type { ImageGallery } from "schema-dts";
import type { Photo } from "../../content/gallery.ts";
import { absoluteUrl, type Site } from "../absolute-url.ts";
import type { Crumb } from "./breadcrumb-list.ts";

type Page = Crumb & {
  credit: string;
};

export const imageGallery = (
  { name, path, credit }: Page,
  photos: Photo[],
  site: Site,
): ImageGallery => ({
  "@type": "ImageGallery",
  name,
  url: absoluteUrl(path, site),
  associatedMedia: photos.map(({ title, image }) => ({
    "@type": "ImageObject",
    name: title,
    contentUrl: absoluteUrl(image.src, site),
    creditText: image.photographer ?? credit,
  })),
});
