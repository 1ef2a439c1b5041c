import { tourPagePath } from "shared/paths";
import { type GalleryBody, type GalleryPhoto, parseGallery } from "../../content/gallery.ts";
import { getJson } from "../../lib/api.ts";
import type { Entry } from "./lightbox.ts";

const toEntry = ({ image, title, alt, tour }: GalleryPhoto): Entry => {
  const slide = document.createElement("li");
  const picture = document.createElement("picture");
  for (const { type, srcset } of image.sources)
    picture.append(
      Object.assign(document.createElement("source"), { type, srcset, sizes: "100vw" }),
    );
  const { width, height } = image;
  const photo = Object.assign(new Image(width, height), { alt: alt ?? title, loading: "lazy" });
  photo.style.backgroundColor = image.color;
  photo.style.setProperty("--ratio", `${width / height}`);
  picture.append(photo);
  // Set last, so that the browser considers the sources first.
  photo.src = image.src;
  slide.append(picture);
  return {
    slide,
    caption: title,
    credit: image.photographer ? `Photo: ${image.photographer}` : "",
    tour: tour && { href: tourPagePath(tour.slug), title: tour.title ?? "See the tour" },
  };
};

const loadAlbum = async (url: string): Promise<GalleryPhoto[]> => {
  try {
    const { ok, body } = await getJson<GalleryBody>(url);
    return ok ? parseGallery(body) : [];
  } catch {
    return [];
  }
};

/** The gallery's photos before and after those of the page. Empty if they failed to load or have changed. */
export async function loadOtherPhotos(url: string, links: HTMLAnchorElement[]) {
  const photos = await loadAlbum(url);
  const here = new Set(links.map((link) => link.getAttribute("href")));
  const isHere = ({ image }: GalleryPhoto) => here.has(image.src);
  const first = photos.findIndex(isHere);
  const last = photos.findLastIndex(isHere);
  if (first < 0 || last - first + 1 !== links.length) return { before: [], after: [] };
  return {
    before: photos.slice(0, first).map(toEntry),
    after: photos.slice(last + 1).map(toEntry),
  };
}
