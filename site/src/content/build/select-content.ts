import { type Content, content } from "shared/content/content";
import { galleryItem } from "shared/content/gallery";
import { hasOwnAddress, page } from "shared/content/pages/pages";
import { question } from "shared/content/questions";
import { review } from "shared/content/reviews";
import { reservedTourIds } from "shared/content/tours/tour-address";
import { tourService } from "shared/content/tours/tour-services";
import type { HeldBackRecord } from "shared/publishing/builds";
import { z } from "zod";

export type RecordKind = Exclude<HeldBackRecord["kind"], "list">;

/** The replacement for a record whose page failed, and the reason. */
export type Fault = { problem: string; use: "earlier" | "keptFile" | "nothing" };

export const faultKey = (kind: RecordKind, id: string) => `${kind}:${id}`;

/** Validates everything except the records, which are validated one by one. */
const body = content.extend({
  services: z.array(z.unknown()),
  gallery: z.array(z.unknown()),
  reviews: z.array(z.unknown()),
  questions: z.array(z.unknown()),
  pages: z.array(z.unknown()),
});

const tour = tourService.refine(
  ({ slug }) => !reservedTourIds.has(slug),
  "Its address is reserved. Duplicate the tour under another title, then delete this one.",
);

const writtenPage = page.refine(
  hasOwnAddress,
  "Its address belongs to another page of the site. Change its address.",
);

const text = z.string().optional().catch(undefined);
const identity = z
  .object({ _id: text, title: text, name: text, question: text })
  .catch({ _id: undefined, title: undefined, name: undefined, question: undefined });

const identify = (record: unknown) => {
  const { _id, title, name, question: asked } = identity.parse(record);
  const id = _id ?? asked ?? "";
  return { id, name: title ?? name ?? asked ?? id };
};

const longestProblem = 300;
/** The product's own messages name the field; zod's do not. */
const describeIssue = ({ path, message }: z.core.$ZodIssue) =>
  path.length === 0 || message.endsWith(".") ? message : `${path.join(".")}: ${message}.`;

const describeIssues = (error: z.ZodError) =>
  error.issues.map(describeIssue).join(" ").slice(0, longestProblem);

const choose = <Item>(before: Item | undefined, stored: Item | undefined, fault?: Fault) => {
  if (fault?.use === "nothing") return undefined;
  return before ?? (fault?.use === "keptFile" ? stored : undefined);
};

type List<Item> = { kind: RecordKind; schema: z.ZodType<Item>; earlier: Item[] | undefined };

/**
 * Selects the valid content of an API answer and lists the records held back. Throws if anything but single records is
 * invalid.
 */
export const selectContent = (
  answer: unknown,
  earlier?: Content,
  faults: ReadonlyMap<string, Fault> = new Map(),
): { content: Content; heldBack: HeldBackRecord[] } => {
  const heldBack: HeldBackRecord[] = [];

  const select = <Item>(records: unknown[], { kind, schema, earlier: known }: List<Item>) =>
    records.flatMap((record): Item[] => {
      const { id, name } = identify(record);
      const fault = faults.get(faultKey(kind, id));
      const parsed = schema.safeParse(record);
      if (parsed.success && !fault) return [parsed.data];
      const before = known?.find((item) => identify(item).id === id);
      const chosen = choose(before, parsed.data, fault);
      const problem = fault?.problem ?? describeIssues(parsed.error ?? new z.ZodError([]));
      heldBack.push({ kind, id, name, showsEarlier: chosen !== undefined, problem });
      return chosen === undefined ? [] : [chosen];
    });

  const { services, gallery, reviews, questions, pages, ...rest } = body.parse(answer);
  const selected = {
    services: select(services, { kind: "tour", schema: tour, earlier: earlier?.services }),
    gallery: select(gallery, { kind: "photo", schema: galleryItem, earlier: earlier?.gallery }),
    reviews: select(reviews, { kind: "review", schema: review, earlier: earlier?.reviews }),
    questions: select(questions, {
      kind: "question",
      schema: question,
      earlier: earlier?.questions,
    }),
    pages: select(pages, { kind: "page", schema: writtenPage, earlier: earlier?.pages }),
  };
  return { content: { ...rest, ...selected }, heldBack };
};
