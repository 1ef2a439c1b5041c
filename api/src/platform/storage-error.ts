/** The storage of pictures cannot be reached or refuses us; says what it answered, and no secrets. */
export class StorageError extends Error {}

export class StorageFullError extends StorageError {}

export class TransientStorageError extends StorageError {}
