import { html, raw } from "hono/html";
import type { z } from "zod";
import type { OpenApiDocument } from "./openapi-document.ts";
import { referenceStyle } from "./reference-style.ts";

type Json = z.core.JSONSchema.BaseSchema;
type Operation = OpenApiDocument["paths"][string][string];
type Reference = { $ref: string };
type Parameter = { in: string; name: string | undefined; required?: boolean; schema: unknown };
type Listed = { method: string; path: string; operation: Operation };

const getName = ({ $ref }: Reference) => $ref.slice($ref.lastIndexOf("/") + 1);
const isSchema = (value: unknown): value is Json => typeof value === "object" && value !== null;
const isReference = (value: object): value is Reference => "$ref" in value;

const join = (parts: unknown[], separator: string) =>
  parts.map((part, index) => html`${index > 0 ? raw(separator) : ""}${part}`);

/** Texts of the contract mark code with backticks. */
const renderText = (text: string) =>
  text.split("`").map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : part));

const toChoices = ({ anyOf, oneOf }: Json) => anyOf ?? oneOf;

/** A type in a line, such as `array of Tour` or `string (date-time) or null`. */
const describeType = (schema: unknown): unknown => {
  if (!isSchema(schema)) return "any";
  if (schema.$ref) {
    const name = getName({ $ref: schema.$ref });
    return html`<a href="#schema-${name}">${name}</a>`;
  }
  const choices = toChoices(schema);
  if (choices) return join(choices.map(describeType), " or ");
  if (schema.enum)
    return join(
      schema.enum.map((value) => html`<code>${JSON.stringify(value)}</code>`),
      " or ",
    );
  if (schema.const !== undefined) return html`<code>${JSON.stringify(schema.const)}</code>`;
  if (schema.type === "array") return html`array of ${describeType(schema.items)}`;
  if (schema.type === "object" && schema.additionalProperties)
    return html`object with values of ${describeType(schema.additionalProperties)}`;
  const type = [schema.type ?? "any"].flat().join(" or ");
  return schema.format ? `${type} (${schema.format})` : type;
};

const listLimits = ({ minLength, maxLength, minimum, maximum, minItems, maxItems }: Json) =>
  Object.entries({ minLength, maxLength, minimum, maximum, minItems, maxItems }).flatMap(
    ([name, value]) => (value === undefined ? [] : [`${name} ${value}`]),
  );

const describeDefault = ({ default: value }: Json) =>
  value === undefined ? [] : [`default ${JSON.stringify(value)}`];

const renderField = (name: string, schema: unknown, isRequired: boolean) => {
  const notes = isSchema(schema) ? [...listLimits(schema), ...describeDefault(schema)] : [];
  return html`<dt><code>${name}</code>${isRequired ? "" : html` <small>optional</small>`}</dt>
<dd>${describeType(schema)}${notes.length > 0 ? html` <small>${notes.join(", ")}</small>` : ""}</dd>
`;
};

const renderSchema = (name: string, schema: Json) => {
  const { properties, required = [] } = schema;
  const fields = Object.entries(properties ?? {}).map(([field, value]) =>
    renderField(field, value, required.includes(field)),
  );
  return html`<section class="schema" id="schema-${name}"><h3><a href="#schema-${name}">${name}</a></h3>
${properties ? html`<dl>${fields}</dl>` : html`<p>${describeType(schema)}</p>`}</section>
`;
};

const renderParameter = (parameter: Parameter | Reference, document: OpenApiDocument) => {
  if (!isReference(parameter))
    return renderField(
      `${parameter.name} (${parameter.in})`,
      parameter.schema,
      parameter.required === true,
    );
  const header = Object.values(document.components.parameters).find(
    (candidate) => candidate.name === getName(parameter),
  );
  if (!header) throw new Error(`The document lacks the parameter ${getName(parameter)}.`);
  const { name, schema, description } = header;
  return html`${renderField(`${name} (header)`, schema, false)}<dd>${renderText(description)}</dd>
`;
};

type Content = { content?: Record<string, { schema: unknown }> };

const renderContent = ({ content = {} }: Content) =>
  join(
    Object.entries(content).map(
      ([mediaType, { schema }]) => html`<code>${mediaType}</code> ${describeType(schema)}`,
    ),
    ", ",
  );

const renderResponse = ([status, response]: [
  string,
  (Content & { description: string }) | Reference,
]) =>
  isReference(response)
    ? html`<dt>${status}</dt><dd><a href="#error-${getName(response)}">${getName(response)}</a></dd>`
    : html`<dt>${status}</dt><dd>${response.description} ${renderContent(response)}</dd>`;

const describeAccess = ({ security }: Operation) => {
  if (security.some((scheme) => Object.keys(scheme).length === 0)) return "";
  return security.some((scheme) => "apiKey" in scheme)
    ? ""
    : html`<p>Needs the session of a signed-in account; API keys are refused.</p>`;
};

const renderOperation = ({ method, path, operation }: Listed, document: OpenApiDocument) => {
  const { operationId, summary, description, parameters, requestBody, responses } = operation;
  return html`<article id="${operationId}"><h3><a href="#${operationId}">${renderText(summary)}</a></h3>
<p class="route"><b class="${method}">${method.toUpperCase()}</b> <code>${path}</code></p>
${description ? html`<p>${renderText(description)}</p>` : ""}${describeAccess(operation)}
${parameters ? html`<h4>Parameters</h4><dl>${parameters.map((each) => renderParameter(each, document))}</dl>` : ""}
${requestBody ? html`<h4>Body</h4><p>${renderContent(requestBody)}</p>` : ""}
<h4>Answers</h4><dl class="answers">${Object.entries(responses).map(renderResponse)}</dl></article>
`;
};

const listOperations = ({ paths }: OpenApiDocument): Listed[] =>
  Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({ method, path, operation })),
  );

const toAnchor = (tag: string) => `tag-${tag.replaceAll(" ", "-")}`;

/** The reference as one page without scripts. */
export const renderReferencePage = (document: OpenApiDocument): string => {
  const { info, tags, components } = document;
  const operations = listOperations(document);
  const sections = tags.map(({ name, description }) => ({
    name,
    description,
    listed: operations.filter(({ operation }) => operation.tags.includes(name)),
  }));
  const page = html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><title>${info.title}</title><style>${raw(referenceStyle)}</style></head>
<body><header><h1>${info.title}</h1><p>${info.description}</p>
<p><a href="/api/openapi.json">The same as an OpenAPI document</a>, for generated clients.</p>
<pre><code>curl -H "Authorization: Bearer ibk_…" https://your-site.example/api/conversations</code></pre></header>
<nav aria-label="Operations"><ul>${sections.map(
    ({ name, listed }) => html`<li><a href="#${toAnchor(name)}">${name}</a><ul>${listed.map(
      ({ operation }) =>
        html`<li><a href="#${operation.operationId}">${renderText(operation.summary)}</a></li>`,
    )}</ul></li>
`,
  )}<li><a href="#errors">Errors</a></li><li><a href="#schemas">Schemas</a></li></ul></nav>
<main>${sections.map(
    ({
      name,
      description,
      listed,
    }) => html`<section id="${toAnchor(name)}"><h2>${name}</h2><p>${description}</p>
${listed.map((each) => renderOperation(each, document))}</section>
`,
  )}<section id="errors"><h2>Errors</h2>${Object.entries(components.responses).map(
    ([
      name,
      { description, content },
    ]) => html`<article id="error-${name}"><h3>${name}</h3><p>${renderText(description)}</p>
<p>${renderContent({ content })}</p><pre><code>${JSON.stringify(content["application/json"].example, null, 2)}</code></pre></article>
`,
  )}</section>
<section id="schemas"><h2>Schemas</h2>${Object.entries(components.schemas).map(([name, schema]) =>
    renderSchema(name, schema),
  )}</section></main></body></html>
`;
  return String(page);
};
