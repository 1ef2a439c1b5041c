type Props = { page: string | undefined; tour?: string | undefined };

/** Where a form stands, for browsers without JavaScript. */
export function SourceFields({ page, tour }: Props) {
  return (
    <>
      {page && <input type="hidden" name="page" value={page} />}
      {tour && <input type="hidden" name="tour" value={tour} />}
    </>
  );
}
