/** Distances from the shore, in units of the drawing, of the lines in the water. */
const lines = [26, 12];

/** The water with lines along the shore. The page has at most one shore for each `id`. */
export function LakeShore({ id, path }: { id: string; path: string }) {
  const shore = `#${id}`;
  return (
    <>
      <clipPath id={`${id}-water`}>
        <path id={id} d={path} clipRule="evenodd" />
      </clipPath>
      <use className="lake__water" href={shore} />
      <g className="lake__lines" clipPath={`url(#${id}-water)`}>
        {lines.map((distance) => (
          <g key={distance}>
            <use className="lake__line" href={shore} strokeWidth={2 * distance + 2} />
            <use className="lake__gap" href={shore} strokeWidth={2 * distance - 1} />
          </g>
        ))}
      </g>
      <use className="lake__shore" href={shore} />
    </>
  );
}
