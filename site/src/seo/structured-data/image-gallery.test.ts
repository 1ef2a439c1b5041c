import { expect, test } from "vitest";
import { photos } from "../../testing/photos.ts";
import { imageGallery } from "./image-gallery.ts";

test("lists the pictures of a gallery page", () => {
  const page = { name: "Gallery, page 2", path: "/gallery-2", credit: "Lake Tours" };
  const gallery = imageGallery(page, photos(2), new URL("https://tours.example"));
  expect(gallery).toMatchObject({
    "@type": "ImageGallery",
    url: "https://tours.example/gallery-2",
    associatedMedia: [
      {
        name: "Photo 0",
        contentUrl: "https://tours.example/media/0.jpg",
        creditText: "Lake Tours",
      },
      { name: "Photo 1", contentUrl: "https://tours.example/media/1.jpg" },
    ],
  });
});

test("keeps the addresses of pictures on another host", () => {
  const elsewhere = photos(1).map((photo) => ({
    ...photo,
    image: { ...photo.image, src: "https://cdn.example/tours/0.jpg" },
  }));
  const page = { name: "Gallery", path: "/gallery", credit: "Lake Tours" };
  const { associatedMedia } = imageGallery(page, elsewhere, new URL("https://tours.example"));
  expect(associatedMedia).toMatchObject([{ contentUrl: "https://cdn.example/tours/0.jpg" }]);
});

test("credits a photo to its photographer", () => {
  const page = { name: "Gallery", path: "/gallery", credit: "Lake Tours" };
  const [photo] = photos(1);
  const credited = { ...photo!, image: { ...photo!.image, photographer: "Aline U." } };
  const gallery = imageGallery(page, [credited], new URL("https://tours.example"));
  expect(gallery).toMatchObject({ associatedMedia: [{ creditText: "Aline U." }] });
});
