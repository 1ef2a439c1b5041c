type Props = { title: string | null; items: readonly string[] };

export function TextList({ title, items }: Props) {
  if (items.length === 0) return null;
  return (
    <section className="text-list">
      {title && <h2 className="service__subtitle">{title}</h2>}
      <ul>
        {items.map((item, index) => (
          <li key={index}>{item}</li>
        ))}
      </ul>
    </section>
  );
}
