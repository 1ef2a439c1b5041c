/** The storage of pictures cannot be reached or refuses us; says what it answered, and no secrets. */
export class StorageError extends Error {}

/** The storage of pictures takes no more, because it is full. */
export class StorageFullError extends StorageError {}

/** Another try may help. */
export class TransientStorageError extends StorageError {}
