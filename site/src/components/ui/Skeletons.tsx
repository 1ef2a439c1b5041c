type Props = {
  count: number;
  /** Class of the list that they stand in for. */
  className: string;
  /** Lines of text below each picture. */
  lines: number;
};

export function Skeletons({ count, className, lines }: Props) {
  return (
    <>
      <p className="visually-hidden" role="status">
        Loading
      </p>
      <ul className={className} aria-hidden="true">
        {Array.from({ length: count }, (_, index) => (
          <li className="skeleton" key={index}>
            <span className="skeleton__picture" />
            {Array.from({ length: lines }, (_, line) => (
              <span className="skeleton__line" key={line} />
            ))}
          </li>
        ))}
      </ul>
    </>
  );
}
