import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { createTestApp } from "#testing/app/create-test-app.ts";
import { toRequest } from "#testing/app/request.ts";
import { endpoints } from "./endpoints.ts";
import { createOpenApiDocument } from "./openapi-document.ts";
import { renderReferencePage } from "./reference-page.ts";

const readPage = async () => {
  const { app } = await createTestApp({ publicUrl: "https://tours.test" });
  const answer = await app.fetch(toRequest("GET /api/docs", {}));
  return { app, answer, html: await answer.text() };
};

test("describes each operation and schema under an address of its own", async () => {
  const { html } = await readPage();
  for (const [name, { summary }] of Object.entries(endpoints)) {
    expect(html).toContain(`<article id="${name}">`);
    const text = summary.replaceAll("'", "&#39;").replaceAll(/`([^`]+)`/g, "<code>$1</code>");
    expect(html).toContain(`<a href="#${name}">${text}</a>`);
  }
  const targets = new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
  const links = [...html.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
  expect(links.filter((id) => !targets.has(id))).toEqual([]);
  expect(html).toContain("inbox:write");
});

test("refuses an operation with a header that the document doesn't describe", () => {
  const document = createOpenApiDocument();
  const { components } = document;
  const known = components.parameters["Idempotency-Key"];
  const parameters = { ...components.parameters, "If-None-Match": known };
  const incomplete = { ...document, components: { ...components, parameters } };
  expect(() => renderReferencePage(incomplete)).toThrow(
    "The document lacks the parameter If-None-Match.",
  );
});

test("needs no script, and the policy allows its style alone", async () => {
  const { answer, html } = await readPage();
  const style = /<style>(.*)<\/style>/s.exec(html)?.[1] ?? "";
  const hash = createHash("sha256").update(style).digest("base64");
  expect(answer.headers.get("Content-Security-Policy")).toBe(
    `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  );
  expect(html).not.toMatch(/<script| style=| on\w+="/);
  expect(answer.headers.get("X-Content-Type-Options")).toBe("nosniff");
  expect(answer.headers.get("Content-Type")).toBe("text/html; charset=utf-8");
});

test("answers 304 to a browser that has the page", async () => {
  const { app, answer } = await readPage();
  expect(answer.headers.get("Cache-Control")).toBe("no-cache");
  const headers = { "If-None-Match": answer.headers.get("ETag")! };
  expect((await app.fetch(toRequest("GET /api/docs", { headers }))).status).toBe(304);
});
