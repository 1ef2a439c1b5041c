/** An answer of the API, its body unread by any schema. */
export type Reply = { ok: boolean; status: number; body: unknown };

async function readReply(response: Response): Promise<Reply> {
  const body: unknown = await response.json().catch(() => undefined);
  return { ok: response.ok, status: response.status, body };
}

/** Asks the API; rejects when no answer came. */
export async function getJson(url: string): Promise<Reply> {
  return readReply(await fetch(url, { headers: { Accept: "application/json" } }));
}

/** Sends JSON to the API; rejects when no answer came. */
export async function postJson(
  url: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Reply> {
  return readReply(
    await fetch(url, {
      method: "POST",
      headers: { "Content-Type": "application/json", Accept: "application/json", ...headers },
      body: JSON.stringify(body),
    }),
  );
}

/** The server's sentence for a person, if the answer holds one. */
export function messageOf({ body }: Reply): string | undefined {
  if (typeof body !== "object" || body === null || !("message" in body)) return undefined;
  return typeof body.message === "string" && body.message !== "" ? body.message : undefined;
}
