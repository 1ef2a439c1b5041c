import { useState } from "react";
import type { Picture } from "shared/media/pictures";
import { newPhotoValues } from "../../../../components/photos/photo-values.ts";
import { usePhotoUploads } from "../../../../components/photos/use-photo-uploads.ts";
import type { ServiceForm } from "../values/use-service-form.ts";

/** Inserts the photo before the first one that was chosen later. */
const insertInOrder = (
  { getValues, insertListItem }: ServiceForm,
  orders: Map<string, number>,
  picture: Picture,
) => {
  const { photos } = getValues();
  const order = orders.get(picture._id) ?? 0;
  const later = photos.findIndex((photo) => (orders.get(photo.picture) ?? 0) > order);
  insertListItem("photos", newPhotoValues(picture), later === -1 ? photos.length : later);
};

/** An uploaded photo becomes a row of the form. */
export function useTourPhotos(form: ServiceForm) {
  const [orders] = useState(() => new Map<string, number>());
  return usePhotoUploads((picture, { order }) => {
    orders.set(picture._id, order);
    insertInOrder(form, orders, picture);
  });
}
