import { type Content, content } from "shared/content";
import { z } from "zod";

/** Times in ms. */
const retryPolicy = { attempts: 3, pause: 500, timeout: 30_000 };

const causeOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message : error.message;
};

const fetchWithRetries = async (address: URL, headers: HeadersInit): Promise<Response> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await fetch(address, { headers, signal: AbortSignal.timeout(retryPolicy.timeout) });
    } catch (cause) {
      if (attempt === retryPolicy.attempts) throw new Error(`no answer (${causeOf(cause)})`);
      await new Promise((resolve) => setTimeout(resolve, retryPolicy.pause));
    }
  }
};

const describeIssues = (error: z.ZodError) =>
  z.prettifyError(error).replace(/\s+/g, " ").slice(0, 300);

/** What shows an API with a `CONTENT_TOKEN` that its content may be read. */
export const contentHeaders = (token: string | undefined): Record<string, string> => ({
  // Each save is another content: to compress it takes longer than to send it on one machine.
  "Accept-Encoding": "identity",
  ...(token && { Authorization: `Bearer ${token}` }),
});

/** Throws naming the address. */
export const fetchContent = async (api: string, token?: string): Promise<Content> => {
  const address = new URL("/api/content", api);
  try {
    const response = await fetchWithRetries(address, contentHeaders(token));
    if (response.status === 401) throw new Error("it asks for another CONTENT_TOKEN");
    if (!response.ok) throw new Error(`status ${response.status}`);
    const parsed = content.safeParse(await response.json());
    if (!parsed.success) throw new Error(`unexpected shape: ${describeIssues(parsed.error)}`);
    return parsed.data;
  } catch (error) {
    throw new Error(`The content could not be read from ${address}: ${causeOf(error)}`);
  }
};
