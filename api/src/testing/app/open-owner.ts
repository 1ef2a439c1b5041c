import { session } from "shared/accounts/auth";
import { content } from "shared/content/content";
import { tourServiceSaved } from "shared/content/tours/tour-services";
import { expect } from "vitest";
import { credentials } from "./spawn-product.ts";

const json = { "Content-Type": "application/json" };
const patience = { timeout: 90_000, interval: 50 };

/** Signs the owner in at a running product. */
export const openOwner = async (origin: string) => {
  const answer = await fetch(`${origin}/api/ibirwa-clients/login`, {
    method: "POST",
    headers: json,
    body: JSON.stringify(credentials),
  });
  const { token } = session.parse(await answer.json());
  const headers = { Authorization: `Bearer ${token}` };

  return {
    headers,

    /** Saves a new tour and returns its address. */
    save: async (title: string) => {
      const form = new FormData();
      form.set("title", title);
      form.set("description", "A sample text.");
      form.set("detailPage", "/services");
      const details = {
        highlights: [],
        tips: [],
        whatsapp: "+250700000000",
        email: "a@example.test",
      };
      form.set("details", JSON.stringify(details));
      const saved = await fetch(`${origin}/api/services`, { method: "POST", headers, body: form });
      expect(saved.status).toBe(201);
      const { service } = tourServiceSaved.parse(await saved.json());
      return `${origin}/service/${service._id}`;
    },

    readRevision: async () =>
      content.parse(await (await fetch(`${origin}/api/content`)).json()).revision,

    untilShown: (address: string, title: string) =>
      expect.poll(async () => (await fetch(address)).text(), patience).toContain(`${title}</h1>`),
  };
};
