import { type APIRequestContext, expect } from "@playwright/test";

/** Creates a tour for one test. */
export const createTour = async (
  request: APIRequestContext,
  headers: { Authorization: string },
  title: string,
) => {
  const details = {
    highlights: ["Sunrise", "Fruit bats", "Hot springs"],
    tips: ["Bring a hat"],
    whatsapp: "+250788000000",
    email: "tours@example.test",
  };
  const reply = await request.post("/api/services", {
    headers,
    multipart: {
      title,
      description: "Out at dawn, back for breakfast.",
      detailPage: "/about",
      details: JSON.stringify(details),
    },
  });
  expect(reply.status()).toBe(201);
  const { service } = await reply.json();
  return { path: `/update-service/${service._id}`, id: service._id };
};
