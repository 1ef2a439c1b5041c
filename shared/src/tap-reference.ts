/** Neither vowels, which would make words, nor what looks like something else: 0 O, 1 I L, 5 S, 8 B, 2 Z. */
export const referenceAlphabet = "234679CDFGHJKMNPQRTVWXY";
export const referenceLength = 4;

/** As guests and the team read it: `Ref IK-4F2Q`. */
export const referenceText = (reference: string) => `Ref IK-${reference}`;

const pattern = new RegExp(
  `^(?:ref[\\s.:]*)?(?:ik[\\s-]*)?([${referenceAlphabet}]{${referenceLength}})$`,
  "i",
);

/** `4F2Q` of `Ref IK-4F2Q`, `ik-4f2q` or `4f2q`. */
export const readReference = (text: string): string | undefined =>
  pattern.exec(text.trim())?.[1]?.toUpperCase();
