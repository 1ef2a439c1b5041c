/** A request as a test writes it; at most one of the bodies. */
export type Sent = {
  token?: string | undefined;
  json?: unknown;
  /** Fields of an HTML form without scripts. */
  form?: Record<string, string>;
  /** Parts of a multipart form. */
  parts?: Record<string, string | Blob> | FormData;
  /** A body as it is; its content type is in `headers`. */
  body?: BodyInit;
  headers?: Record<string, string>;
  /** The visitor's address, for apps behind one trusted proxy. */
  address?: string;
};

const multipart = (parts: Record<string, string | Blob> | FormData) => {
  if (parts instanceof FormData) return parts;
  const form = new FormData();
  for (const [name, value] of Object.entries(parts)) form.append(name, value);
  return form;
};

const toBody = ({ json, form, parts, body }: Sent): BodyInit | null => {
  if (json !== undefined) return JSON.stringify(json);
  if (form) return new URLSearchParams(form);
  if (parts) return multipart(parts);
  return body ?? null;
};

/** `toRequest("POST /api/contact", { json })` */
export const toRequest = (route: string, sent: Sent): Request => {
  const [method = "GET", path = "/"] = route.split(" ");
  const headers = new Headers(sent.headers);
  if (sent.token !== undefined) headers.set("Authorization", `Bearer ${sent.token}`);
  if (sent.address !== undefined) headers.set("X-Forwarded-For", sent.address);
  if (sent.json !== undefined) headers.set("Content-Type", "application/json");
  const init = { method, headers, body: toBody(sent), duplex: "half" };
  return new Request(`http://api.test${path}`, init);
};
