type Placed = { position?: number | null | undefined; createdAt?: string | undefined };

/** Photos without a position precede the others, newest first; undated ones count as oldest. */
export const sortPhotos = <Photo extends Placed>(photos: Photo[]): Photo[] =>
  photos.toSorted(
    (a, b) =>
      (a.position ?? 0) - (b.position ?? 0) || (b.createdAt ?? "").localeCompare(a.createdAt ?? ""),
  );
