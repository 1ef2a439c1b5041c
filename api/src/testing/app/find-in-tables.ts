import { createClient } from "@libsql/client";

const toText = (value: unknown) =>
  value instanceof ArrayBuffer ? Buffer.from(value).toString("latin1") : String(value);

/** Lists the tables of a database file that contain a word in any column, including search indexes. */
export const findInTables = async (url: string, word: string) => {
  const client = createClient({ url });
  const { rows: tables } = await client.execute(
    "SELECT name FROM sqlite_schema WHERE type = 'table' AND sql NOT LIKE 'CREATE VIRTUAL%'",
  );
  const names: string[] = [];
  for (const { name } of tables) {
    const { rows } = await client.execute(`SELECT * FROM "${name}"`);
    const texts = rows.flatMap((row) => Object.values(row).map(toText));
    if (texts.some((text) => text.toLowerCase().includes(word.toLowerCase())))
      names.push(String(name));
  }
  client.close();
  return names;
};
