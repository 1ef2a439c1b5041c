import type { Content } from "shared/content/content";
import type { HeldBackRecord } from "shared/publishing/builds";
import { z } from "zod";
import { selectContent } from "./select-content.ts";

/** Times in ms. */
const retryPolicy = { attempts: 3, pause: 500, timeout: 30_000 };

const describeCause = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
};

const fetchWithRetries = async (address: URL, headers: HeadersInit): Promise<Response> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await fetch(address, { headers, signal: AbortSignal.timeout(retryPolicy.timeout) });
    } catch (cause) {
      if (attempt === retryPolicy.attempts) throw new Error(`no answer (${describeCause(cause)})`);
      await new Promise((resolve) => setTimeout(resolve, retryPolicy.pause));
    }
  }
};

const describeIssues = (error: z.ZodError) =>
  z.prettifyError(error).replace(/\s+/g, " ").slice(0, 300);

export const contentHeaders = (token: string | undefined): Record<string, string> => ({
  // On one machine, compressing the content takes longer than sending it.
  "Accept-Encoding": "identity",
  ...(token && { Authorization: `Bearer ${token}` }),
});

type Fetched = {
  answer: unknown;
  content: Content;
  heldBack: HeldBackRecord[];
};

const select = (answer: unknown): Fetched => {
  try {
    return { answer, ...selectContent(answer) };
  } catch (error) {
    if (error instanceof z.ZodError) throw new Error(`unexpected shape: ${describeIssues(error)}`);
    throw error;
  }
};

/** Leaves out invalid records. Throws an error that names the address. */
export const fetchContent = async (api: string, token?: string): Promise<Fetched> => {
  const address = new URL("/api/content", api);
  try {
    const response = await fetchWithRetries(address, contentHeaders(token));
    if (response.status === 401) throw new Error("it asks for another CONTENT_TOKEN");
    if (!response.ok) throw new Error(`status ${response.status}`);
    return select(await response.json());
  } catch (error) {
    throw new Error(`The content could not be read from ${address}: ${describeCause(error)}`);
  }
};
