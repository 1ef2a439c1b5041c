import { descriptionText } from "shared/content/tours/tour-description";
import { toSlug } from "shared/content/tours/tour-slug";
import { type PortableTour, tourArchive } from "shared/content/tours/tour-transfer";
import { limits } from "shared/limits";
import { plainText } from "shared/text/rich-text";
import { z } from "zod";
import { mapInTurns } from "#platform/async/map-in-turns.ts";
import { invalidField } from "#platform/errors.ts";
import { parseInput } from "#platform/parse-input.ts";
import type { FileRow } from "../file-row.ts";
import { parseArchiveJson } from "./archive-json.ts";

const record = z.record(z.string(), z.unknown());

/** The keys of `given` over those of `base`; 400 for a key that no tour has. */
const layOver = (base: object, changed: unknown, known: object = base): unknown => {
  const changes = record.safeParse(changed).data;
  if (!changes) return changed;
  for (const key of Object.keys(changes)) {
    if (Object.hasOwn(known, key)) continue;
    const name = key.slice(0, limits.line);
    throw invalidField(name, `The field “${name}” is unknown.`);
  }
  return { ...base, ...changes };
};

/** One character beyond what is allowed stays, so that it is refused. */
const toText = (value: unknown) =>
  typeof value === "string" ? value.slice(0, limits.line + 1).trim() : "";

/** An edit of one of the two must not be overwritten by the other. */
const readFormatting = ({ description, descriptionText: document }: Record<string, unknown>) => {
  const { data } = descriptionText.safeParse(document);
  if (data && typeof description === "string" && description.trim() !== plainText(data).trim()) {
    throw invalidField(
      "descriptionText",
      "description and descriptionText have different words; leave one of them out.",
    );
  }
  return document;
};

const toRow = (entry: unknown, index: number): FileRow => {
  const fields = record.safeParse(entry).data ?? {};
  const title = toText(fields.title);
  const { details, facts } = fields;
  return {
    row: index + 1,
    id: toText(fields.id) || toSlug(title),
    title,
    layOver: (tour: PortableTour) => {
      if (!record.safeParse(entry).success) throw invalidField("", "This is not a tour.");
      const changes = {
        ...fields,
        id: tour.id,
        descriptionText: readFormatting(fields),
        ...(details !== undefined && { details: layOver(tour.details, details) }),
        ...(facts !== undefined && { facts: layOver(tour.facts, facts) }),
      };
      return layOver(tour, changes, { ...tour, photos: [] });
    },
  };
};

/** The tours of `tours.json`. 400 for what is no list of tours of this version. */
export const readArchiveRows = (bytes: Uint8Array): Promise<FileRow[]> =>
  mapInTurns(parseInput(tourArchive, parseArchiveJson("tours.json", bytes)).tours, toRow);
