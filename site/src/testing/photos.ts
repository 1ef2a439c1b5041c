import type { GalleryItem } from "shared/content/gallery";

export const photo = (number: number): GalleryItem => ({
  _id: `${number}`,
  title: `Photo ${number}`,
  picture: `picture-${number}`,
  imageFile: `/media/${number}.jpg`,
  image: { src: `/media/${number}.jpg`, width: 3, height: 2, color: "#000000", sources: [] },
  tour: null,
  alt: null,
  position: null,
  createdAt: "2026-10-01T08:00:00.000Z",
  updatedAt: "2026-10-01T08:00:00.000Z",
});

export const photos = (count: number) => Array.from({ length: count }, (_, index) => photo(index));
