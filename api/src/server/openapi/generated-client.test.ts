import { execFile } from "node:child_process";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import openapiTS, { astToString } from "openapi-typescript";
import { expect, onTestFinished, test } from "vitest";
import { createTestApp } from "#testing/app/create-test-app.ts";
import { addSampleRows } from "#testing/app/sample-rows.ts";
import { sampleApiKey } from "#testing/app/samples.ts";
import { listen } from "#testing/listen.ts";
import { createOpenApiDocument } from "./openapi-document.ts";

const run = promisify(execFile);

/** A program as a developer would write it, who has the document and a key. */
const program = `
import createClient from "openapi-fetch";
import type { components, paths } from "./api.ts";

const [baseUrl = "", key = ""] = process.argv.slice(2);
const client = createClient<paths>({ baseUrl, headers: { Authorization: \`Bearer \${key}\` } });

type Conversation = components["schemas"]["Conversation"];
const name = ({ name, email }: Conversation): string => name ?? email ?? "A guest";

const { data, error } = await client.GET("/api/conversations", { params: { query: { pageSize: "1" } } });
if (error) throw new Error(\`\${error.code}: \${error.message}\`);
const [conversation] = data.conversations;
if (!conversation) throw new Error("There is no conversation.");

const note = await client.POST("/api/conversations/{id}/notes", {
  params: { path: { id: conversation._id }, header: { "Idempotency-Key": crypto.randomUUID() } },
  body: { text: \`Imported for \${name(conversation)}.\` },
});
console.log(JSON.stringify({ total: data.total, status: note.response.status, problem: note.error?.code }));
`;

/** Beside the packages, where a compiler finds them. */
const makeFolder = async () => {
  const parent = join(import.meta.dirname, "../../../node_modules/.cache");
  await mkdir(parent, { recursive: true });
  const folder = await mkdtemp(join(parent, "client-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
};

const settings = {
  compilerOptions: {
    strict: true,
    target: "es2024",
    module: "nodenext",
    rewriteRelativeImportExtensions: true,
    exactOptionalPropertyTypes: true,
    types: ["node"],
  },
};

const writeProgram = async () => {
  const folder = await makeFolder();
  const types = await openapiTS(JSON.stringify(createOpenApiDocument()));
  await writeFile(join(folder, "api.ts"), astToString(types));
  await writeFile(join(folder, "program.ts"), program);
  await writeFile(join(folder, "package.json"), JSON.stringify({ type: "module" }));
  await writeFile(join(folder, "tsconfig.json"), JSON.stringify(settings));
  return folder;
};

test("a program with a generated client compiles, reads and writes with its key", async () => {
  const testApp = await createTestApp();
  await addSampleRows(testApp);
  const { send, signInAsAdmin } = testApp;
  const { token } = await signInAsAdmin();
  const scopes = ["inbox:read", "inbox:write"];
  const { body } = await send("POST /api/api-keys", { token, json: { ...sampleApiKey, scopes } });
  const { secret } = body as { secret: string };
  const folder = await writeProgram();
  const compiler = join(import.meta.dirname, "../../../../node_modules/.bin/tsc");
  const compiled = await run(compiler, ["-p", folder]).catch(({ stdout }) => ({ stdout }));
  expect(compiled.stdout).toBe("");
  const { url } = await listen(testApp);
  const ran = await run(process.execPath, [join(folder, "program.js"), url, secret]);
  expect(JSON.parse(ran.stdout)).toEqual({ total: expect.any(Number), status: 201 });
}, 120_000);
