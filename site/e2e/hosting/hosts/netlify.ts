import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { serve } from "@hono/node-server";
import { HeadersHandler } from "@netlify/headers";
import { StaticHandler } from "@netlify/static";
import { Hono } from "hono";
import { proxy } from "hono/proxy";
import redirector from "netlify-redirector";
import { type Host, type HostOptions, toAddress } from "./host.ts";

/** Netlify's own engine resolves an address with the rules in `_redirects`. */
const findRedirect = async (folder: string, url: URL) => {
  const rules = await readFile(join(folder, "_redirects"), "utf8").catch(() => "");
  const none = { headers: {}, cookieValues: {}, getHeader: () => "", getCookie: () => "" };
  const { protocol, hostname: host, pathname: path, search } = url;
  const asked = { ...none, scheme: protocol.slice(0, -1), host, path, query: search.slice(1) };
  return (await redirector.parsePlain(rules, {})).match(asked);
};

/** Netlify's own libraries for files, headers and redirects, combined as in its development server. */
export const startNetlify = async (options: HostOptions): Promise<Host> => {
  const { folder, port } = options;
  const files = new StaticHandler({ directory: folder });
  const paths = { projectDir: folder, publishDir: folder, configPath: undefined };
  const headers = new HeadersHandler({ ...paths, logger: console });
  const readFileAt = async (url: URL) => (await files.match(new Request(url)))?.handle();
  const notFound = async () => {
    const page = await readFile(join(folder, "404.html")).catch(() => "");
    return new Response(page, { status: 404, headers: { "Content-Type": "text/html" } });
  };
  const withHeaders = async (request: Request, response: Response) => {
    const answer = new Response(response.body, response);
    await headers.apply(request, answer);
    return answer;
  };
  const app = new Hono().all("*", async (c) => {
    const url = new URL(c.req.url);
    const found = await readFileAt(url);
    if (found) return withHeaders(c.req.raw, found);
    const match = await findRedirect(folder, url);
    if (match?.status === 302) return c.redirect(match.to, 302);
    if (match?.to.startsWith("http")) return proxy(`${match.to}${url.search}`, c.req);
    const file = match && (await readFileAt(new URL(match.to, url)));
    return withHeaders(c.req.raw, file ?? (await notFound()));
  });
  const server = serve({ fetch: app.fetch, port, hostname: "localhost" });
  await once(server, "listening");
  return {
    url: toAddress(options),
    stop: async () => {
      server.close();
    },
  };
};
