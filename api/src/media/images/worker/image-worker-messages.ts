import { errorCode } from "shared/http/errors";
import { focalPoint } from "shared/media/images";
import { z } from "zod";
import { plannedTypes } from "../rendition-plan.ts";

const bytes = z.custom<Uint8Array>((value) => value instanceof Uint8Array);
const type = z.enum(plannedTypes);
const rendition = z.object({ type, width: z.number(), focalPoint: focalPoint.optional() });
const encodedFile = rendition.extend({ bytes });

/** Limits for one picture: CPU seconds and bytes. */
const limits = z.object({ cpuSeconds: z.number(), memory: z.number() });

export const job = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("ingest"), length: z.number(), limits }),
  z.object({
    kind: z.literal("render"),
    length: z.number(),
    limits,
    plan: z.array(rendition),
  }),
]);
export type Job = z.infer<typeof job>;

export const ingestedImage = z.object({
  width: z.number(),
  height: z.number(),
  color: z.string(),
  main: encodedFile,
  master: bytes,
});
export const encodedFiles = z.array(encodedFile);

const outcome = z.discriminatedUnion("outcome", [
  z.object({ outcome: z.literal("done"), value: z.unknown() }),
  z.object({ outcome: z.literal("refused"), code: errorCode, message: z.string() }),
  z.object({ outcome: z.literal("failed"), message: z.string() }),
]);
export type Outcome = z.infer<typeof outcome>;

export const reply = z.object({ result: outcome, mustExit: z.boolean() });
export type Reply = z.infer<typeof reply>;
