import type { GalleryItem } from "shared/content/gallery";
import type { TourPhoto } from "shared/content/tours/tour-photos";
import type { TourService } from "shared/content/tours/tour-services";

export type AlbumPhoto = Pick<TourPhoto, "picture" | "image" | "alt" | "caption">;
export type Album = { id: string; title: string; photos: AlbumPhoto[] };

export const describePhoto = (photo: AlbumPhoto | undefined) => photo?.alt || photo?.caption;

/** The photos to choose from: those of the proposal's tour come first, those of the gallery last. */
export const listAlbums = (
  tours: TourService[],
  gallery: GalleryItem[],
  tourId: string | null,
): Album[] => {
  const albums = tours.map(({ _id: id, title, photos }) => ({ id, title, photos }));
  const photos = gallery.map(({ title, picture, image }) => ({
    ...{ picture, image, alt: title, caption: null },
  }));
  return [
    ...albums.toSorted((a, b) => Number(b.id === tourId) - Number(a.id === tourId)),
    { id: "gallery", title: "Gallery", photos },
  ].filter((album) => album.photos.length > 0);
};
