import { parseGallery } from "../../content/gallery.ts";
import { selectSlides } from "../../content/slides/select-slides.ts";
import type { Slide } from "../../content/slides/slides.ts";
import { parseTourServices } from "../../content/tour-services.ts";
import { getJson } from "../../lib/api.ts";

/** What cannot be loaded is left out. */
const load = async <Item>(url: string, parse: (body: unknown) => Item[]): Promise<Item[]> => {
  try {
    const { ok, body } = await getJson(url);
    return ok ? parse(body) : [];
  } catch {
    return [];
  }
};

/** `chosen` are ids of photos as JSON. */
export async function loadLiveSlides(api: string, chosen: string): Promise<Slide[]> {
  const [gallery, services] = await Promise.all([
    load(`${api}/api/gallery`, parseGallery),
    load(`${api}/api/services`, parseTourServices),
  ]);
  return selectSlides(gallery, services, JSON.parse(chosen));
}
