import type { TourFacts } from "shared/content/tours/tour-facts";
import type { TourService } from "shared/content/tours/tour-services";
import type { TourImport } from "shared/content/tours/tour-transfer";
import { exampleFacts } from "shared/testing/example-facts";
import { expect } from "vitest";
import { product } from "#platform/actor.ts";
import { createTestApp } from "../app/create-test-app.ts";
import { sampleDetails } from "../app/samples.ts";
import { makePhoto } from "../pictures/pictures.ts";

type AppOptions = Parameters<typeof createTestApp>[0];

/** Facts of every kind, so that a field that is forgotten shows. */
export const sampleFacts: TourFacts = {
  ...exampleFacts,
  activities: ["Kayak", "Nature"],
  duration: { unit: "hours", min: 2, max: 3 },
  level: { grade: "easy", note: "Calm water" },
  groupSize: { min: 2, max: null },
  minimumAge: 0,
  months: [6, 7, 12],
  languages: ["English", "Kinyarwanda"],
  start: {
    place: "The pier; =near the bar",
    time: "07:30",
    point: { latitude: -2.06, longitude: 29.35 },
  },
  prices: [
    {
      amount: 35.5,
      currency: "USD",
      per: "person",
      people: { min: 2, max: 4 },
      note: 'With "lunch"',
    },
  ],
  included: ["A guide", "Water"],
  notIncluded: ["Tips"],
  toBring: ["A hat"],
  itinerary: [
    {
      when: "08:00",
      title: "Out",
      text: "Over the bay.\nThen back.",
      distance: 4.5,
      ascent: null,
      meals: null,
      night: null,
    },
  ],
  questions: [{ question: "Deep?", answer: "Yes,\nvery." }],
  related: [],
  route: {
    points: [
      [29.35, -2.06, null],
      [29.31, -2.08, 1460],
    ],
    distance: 4.2,
    ascent: null,
    descent: null,
  },
};

/** An admin's session over tours that go in and out. */
export const openTransfer = async (options?: AppOptions) => {
  const testApp = await createTestApp(options);
  const { token } = await testApp.signInAsAdmin();
  const { services, send, app, clock } = testApp;

  const upload = async (background: string) => {
    const { _id } = await services.uploads.upload(await makePhoto({ background, width: 40 }));
    return _id;
  };
  const readFile = (file: Uint8Array | string, type = "application/zip") =>
    send("POST /api/tours/imports", {
      token,
      body: typeof file === "string" ? file : new Uint8Array(file),
      headers: { "Content-Type": type },
    });
  return {
    ...testApp,
    token,
    upload,
    readFile,
    addTour: async (title: string, changes: object = {}) => {
      clock.advance(1_000);
      return services.tourServices.create(product, {
        title,
        description: "Two hours.\n\n- over calm water",
        detailPage: "/service/kayak",
        details: { ...sampleDetails, highlights: ["=Bats", 'A "swim"'] },
        imageFile: undefined,
        facts: sampleFacts,
        ...changes,
      });
    },
    tours: async (): Promise<TourService[]> => (await services.content.current()).allServices,
    download: async (format: "archive" | "csv") => {
      const headers = { Authorization: `Bearer ${token}` };
      const request = new Request(`http://api.test/api/tours/export/${format}`, { headers });
      const answer = await app.fetch(request);
      expect(answer.status).toBe(200);
      return Buffer.from(await answer.arrayBuffer());
    },
    /** The rows of a file that can be read. */
    preview: async (file: Uint8Array | string, type?: string): Promise<TourImport> => {
      const { status, body } = await readFile(file, type);
      expect({ status, body }).toMatchObject({ status: 201 });
      return (body as { import: TourImport }).import;
    },
    apply: (id: string) => send(`POST /api/tours/imports/${id}`, { token }),
  };
};
export type Transfer = Awaited<ReturnType<typeof openTransfer>>;
