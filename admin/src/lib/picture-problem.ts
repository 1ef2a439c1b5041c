import { limits } from "shared/limits";

/** What the server takes; it looks at the bytes, this at what the file calls itself. */
export const pictureTypes = ["image/jpeg", "image/png", "image/webp"];

/** A size for people, as in `3.4 MB` or `120 kB`. */
export const sizeOf = (bytes: number) =>
  bytes < 1_000_000 ? `${Math.ceil(bytes / 1_000)} kB` : `${Math.ceil(bytes / 100_000) / 10} MB`;

/** Why a file cannot be sent as a picture, in a sentence; `undefined` when it can. */
export function pictureProblem({ name, type, size }: Pick<File, "name" | "type" | "size">) {
  if (!pictureTypes.includes(type))
    return `“${name}” is not a JPEG, PNG or WebP picture. Please choose another file.`;
  if (size === 0) return `“${name}” is empty. Please choose another file.`;
  if (size > limits.pictureBytes)
    return `“${name}” has ${sizeOf(size)}; a picture may have at most ${sizeOf(limits.pictureBytes)}.`;
  return undefined;
}
