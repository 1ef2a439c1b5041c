/** Something that a record lacks; `path` is its field in the form, such as `photos.1.alt`. */
export type Missing = { text: string; path: string };
