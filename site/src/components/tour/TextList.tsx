type Props = { title: string; items: readonly string[] };

export function TextList({ title, items }: Props) {
  if (items.length === 0) return null;
  return (
    <section className="text-list">
      <h2 className="service__subtitle">{title}</h2>
      <ul>
        {items.map((item, index) => (
          <li key={index}>{item}</li>
        ))}
      </ul>
    </section>
  );
}
