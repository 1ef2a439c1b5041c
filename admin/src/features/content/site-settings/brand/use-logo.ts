import { useQuery } from "@tanstack/react-query";
import { readPicture } from "shared/media/pictures.endpoints";
import { useApp } from "../../../../lib/app/app-context.ts";

/** `image` is `undefined` without a logo and while it loads. */
export function useLogo(id: string | null) {
  const { api } = useApp();
  const { data } = useQuery({
    queryKey: ["pictures", id],
    queryFn: ({ signal }) => api.request(readPicture, { params: { id: id ?? "" }, signal }),
    enabled: id !== null,
  });
  return { image: data?.image };
}
