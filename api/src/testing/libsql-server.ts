import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { type Client, createClient, type Value } from "@libsql/client";
import { onTestFinished } from "vitest";
import { z } from "zod";

const argument = z.object({
  type: z.string(),
  value: z.union([z.string(), z.number()]).optional(),
});
const requests = z.array(
  z.object({
    type: z.string(),
    sql_id: z.number().optional(),
    sql: z.string().nullish(),
    stmt: z
      .object({
        sql: z.string().nullish(),
        sql_id: z.number().nullish(),
        args: z.array(argument).optional(),
      })
      .optional(),
  }),
);
type Request = z.infer<typeof requests>[number];

const toArgument = ({ type, value }: z.infer<typeof argument>) =>
  type === "integer" ? BigInt(value!) : (value ?? null);

const toValue = (value: Value) => {
  if (value === null) return { type: "null" };
  if (typeof value === "string") return { type: "text", value };
  return { type: "integer", value: String(value) };
};

const answer = async (
  client: Client,
  { type, stmt, ...stored }: Request,
  texts: Map<number, string>,
) => {
  if (type === "store_sql") texts.set(stored.sql_id!, stored.sql!);
  if (type !== "execute") return { type };
  const sql = stmt!.sql ?? texts.get(stmt!.sql_id!)!;
  const { columns, rows } = await client.execute({ sql, args: stmt!.args?.map(toArgument) ?? [] });
  const result = {
    cols: columns.map((name) => ({ name })),
    rows: rows.map((row) => columns.map((_, index) => toValue(row[index]!))),
    affected_row_count: 0,
    last_insert_rowid: null,
  };
  return { type, result };
};

/** A database file behind the protocol of libSQL servers (Hrana 2 over HTTP), for reads by whoever has the token. */
export const startLibsqlServer = async (file: string, token: string) => {
  const client = createClient({ url: file });
  const read = async (incoming: IncomingMessage) => {
    const body = z.object({ requests }).parse(await json(incoming));
    const texts = new Map<number, string>();
    const results = [];
    for (const request of body.requests)
      results.push({ type: "ok", response: await answer(client, request, texts) });
    return { baton: null, base_url: null, results };
  };
  const server = createServer(async (incoming, response) => {
    const { method, url, headers } = incoming;
    const send = (status: number, body: object) => {
      response.writeHead(status, { "Content-Type": "application/json" });
      response.end(JSON.stringify(body));
    };
    if (headers.authorization !== `Bearer ${token}`) return send(401, { error: "Who are you?" });
    if (!url?.startsWith("/v2")) return send(404, {});
    send(200, method === "POST" ? await read(incoming) : {});
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
    client.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};
