import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { GalleryItem, LibraryQuery } from "shared/content/gallery";
import { orderGallery } from "shared/content/gallery.endpoints";
import { notify, notifyError } from "../../../../components/feedback/notify.ts";
import { useSavedOrder } from "../../../../components/sortable/use-saved-order.ts";
import { useApp } from "../../../../lib/app/app-context.ts";
import { useInvalidate } from "../../../../lib/requests/use-invalidate.ts";
import { libraryQueryOptions } from "../gallery.queries.ts";

const id = "gallery-order";

/** Saves the order within a page, which it shows at once, and places photos on other pages. */
export function useGalleryOrder(items: GalleryItem[], query: LibraryQuery) {
  const { api } = useApp();
  const client = useQueryClient();
  const invalidate = useInvalidate();
  const offset = (query.page - 1) * query.pageSize;
  const save = (photos: GalleryItem[], at: number) =>
    api.request(orderGallery, { body: { ids: photos.map(({ _id }) => _id), at } });
  const { move } = useSavedOrder({
    id,
    items,
    offset,
    getName: ({ title }) => `“${title}”`,
    save: (ordered) => save(ordered, offset + 1),
    show: (photos) => {
      client.setQueryData(
        libraryQueryOptions(api, query).queryKey,
        (page) => page && { ...page, photos },
      );
    },
    onSettled: () => invalidate("gallery"),
  });
  const { mutate } = useMutation({
    scope: { id },
    mutationFn: ({ photo, at }: { photo: GalleryItem; at: number }) => save([photo], at),
    onSuccess: (_answer, { photo, at }) =>
      notify("Order saved", `“${photo.title}” is now in position ${at}.`),
    onError: (error) => notifyError("Couldn't save the order", error),
    onSettled: () => invalidate("gallery"),
  });
  return { offset, move, place: (photo: GalleryItem, at: number) => mutate({ photo, at }) };
}
