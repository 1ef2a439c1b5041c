import { createHash } from "node:crypto";
import { Hono } from "hono";
import { secureHeaders } from "hono/secure-headers";
import type { AppEnv } from "#http/context.ts";
import { sendJson } from "#http/responses/send-json.ts";
import { type PreparedJson, prepareJson, prepareText } from "#platform/web/prepared-json.ts";
import { createOpenApiDocument } from "./openapi-document.ts";
import { renderReferencePage } from "./reference-page.ts";
import { referenceStyle } from "./reference-style.ts";

/** Both are made when one of them is first read, and are the same until the process ends. */
const createReader = () => {
  let prepared: { json: PreparedJson; page: PreparedJson } | undefined;
  return () => {
    if (prepared) return prepared;
    const document = createOpenApiDocument();
    prepared = { json: prepareJson(document), page: prepareText(renderReferencePage(document)) };
    return prepared;
  };
};
const read = createReader();

const styleHash = createHash("sha256").update(referenceStyle).digest("base64");

/** The contract for programs, and the same for people. */
export const openApiRoutes = (headers: Parameters<typeof secureHeaders>[0]) => {
  const pagePolicy = {
    defaultSrc: ["'none'"],
    styleSrc: [`'sha256-${styleHash}'`],
    baseUri: ["'none'"],
    formAction: ["'none'"],
    frameAncestors: ["'none'"],
  };
  return new Hono<AppEnv>()
    .get("/api/openapi.json", secureHeaders(headers), (c) => sendJson(c, read().json))
    .get("/api/docs", secureHeaders({ ...headers, contentSecurityPolicy: pagePolicy }), (c) =>
      sendJson(c, read().page, "text/html; charset=utf-8"),
    );
};
