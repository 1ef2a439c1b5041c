import { company } from "shared/company";
import { newId } from "../../../db/new-id.ts";
import type { galleryItems, tourServices } from "../../../db/schema.ts";
import type { PicturedPlace, Place } from "./places.ts";
import { createSampleTexts } from "./sample-texts.ts";

const listOf = (count: number, text: () => string) => Array.from({ length: count }, text);

export const sampleTourRow = ({ number, at }: Place): typeof tourServices.$inferInsert => {
  const texts = createSampleTexts(number);
  const time = at.toISOString();
  const id = `sample-tour-${number}-${newId().slice(-8)}`;
  return {
    id,
    title: `Sample tour ${number}: a day at ${texts.place()}`,
    description: listOf(4, texts.message).join("\n\n"),
    detailPage: `/service/${id}`,
    highlights: listOf(5, () => `A look at ${texts.place()}`),
    tips: listOf(4, () => `Ask about ${texts.place()}`),
    whatsapp: company.whatsapp,
    email: company.email,
    createdAt: time,
    updatedAt: time,
  };
};

export const samplePhotoRow = ({
  number,
  at,
  pictureId,
}: PicturedPlace): typeof galleryItems.$inferInsert => {
  const time = at.toISOString();
  const title = `Sample photo ${number}: ${createSampleTexts(number).place()}`;
  return { id: newId(), title, pictureId, createdAt: time, updatedAt: time };
};
