import { type Content, content as contentSchema } from "shared/content/content";
import type { PreviewOrder } from "shared/content/records/preview-orders";

type Identified = { _id: string };

const replaceOrAdd = <Item extends Identified>(items: Item[], item: Item) =>
  items.some(({ _id }) => _id === item._id)
    ? items.map((other) => (other._id === item._id ? item : other))
    : [...items, item];

const shown = <Item extends object>(record: Item) => ({ ...record, isShown: true });

const withSection = (content: Content, section: string, value: object): Content => {
  const settings = new Map(Object.entries(content.settings));
  settings.set(section, { ...Object(settings.get(section)), ...value });
  return {
    ...content,
    settings: contentSchema.shape.settings.parse(Object.fromEntries(settings)),
  };
};

const applyRecord = (content: Content, { presented, logo }: PreviewOrder): Content => {
  switch (presented.kind) {
    case "tour":
      return { ...content, services: replaceOrAdd(content.services, shown(presented.record)) };
    case "page":
      return { ...content, pages: replaceOrAdd(content.pages, shown(presented.record)) };
    case "review":
      return { ...content, reviews: replaceOrAdd(content.reviews, shown(presented.record)) };
    case "questions":
      return { ...content, questions: presented.record.questions };
    case "settings": {
      const changed = withSection(content, presented.section, presented.record);
      return presented.section === "brand" ? { ...changed, logo } : changed;
    }
  }
};

/** The content with the ordered record as if it were shown, on a site that is open. */
export const withRecord = (content: Content, order: PreviewOrder): Content => {
  const settings = { ...content.settings, opening: { isOpen: true } };
  return applyRecord({ ...content, settings }, order);
};
