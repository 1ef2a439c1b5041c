/** Prints rows of cells below each other, numbers to the right. */
export const printTable = (title: string, head: string[], rows: (string | number)[][]) => {
  const cells = [head, ...rows.map((row) => row.map(String))];
  const widths = head.map((_, column) =>
    Math.max(...cells.map((row) => (row[column] ?? "").length)),
  );
  const lines = cells.map((row) =>
    row
      .map((cell, column) => {
        const width = widths[column] ?? 0;
        return column === 0 ? cell.padEnd(width) : cell.padStart(width);
      })
      .join("  "),
  );
  process.stdout.write(`\n${title}\n${lines.join("\n")}\n`);
};
