type Limit = { atLeast: number } | { atMost: number };

/** The product's goals. A unit with "×" is a ratio to a baseline measured beside it. */
export const goals = {
  services: { id: "S1", what: "GET /api/services, gzip", unit: "× bare Hono", atLeast: 0.5 },
  page: { id: "S2", what: "GET /, gzip", unit: "× nginx", atLeast: 0.6 },
  inquiries: {
    id: "S3",
    what: "POST /api/inquiries, 32 at once",
    unit: "× synced inserts",
    atLeast: 0.4,
  },
  save: { id: "S4", what: "save → live, 20 tours, p95", unit: "× plain build", atMost: 0.1 },
  saveAmongMany: {
    id: "S5",
    what: "save → live, 1,000 tours and 10,000 photos, p95",
    unit: "× plain build",
    atMost: 0.17,
  },
  upload: { id: "S6", what: "12-megapixel photo until the answer", unit: "s", atMost: 0.6 },
  home: { id: "S7", what: "home on a phone, without fonts", unit: "kB", atMost: 120 },
  tour: { id: "S7", what: "a tour on a phone, without fonts", unit: "kB", atMost: 90 },
  scripts: { id: "S7", what: "scripts until the page has settled", unit: "kB", atMost: 6 },
  scriptsInAll: { id: "S7", what: "scripts after using everything", unit: "kB", atMost: 75 },
  scores: { id: "S8", what: "Lighthouse, lowest of four scores", unit: "of 100", atLeast: 100 },
  paint: { id: "S8", what: "largest contentful paint", unit: "s", atMost: 1.3 },
  shift: { id: "S8", what: "cumulative layout shift", unit: "", atMost: 0.01 },
  blocked: { id: "S8", what: "total blocking time", unit: "ms", atMost: 30 },
  adminClick: { id: "S9", what: "admin screen after a click", unit: "s", atMost: 1.2 },
  adminCold: { id: "S9", what: "admin screen in a new browser", unit: "s", atMost: 3.5 },
  adminScripts: { id: "S9", what: "scripts of an admin screen", unit: "kB", atMost: 200 },
  atRest: { id: "S10", what: "memory (PSS), nothing to publish", unit: "MB", atMost: 130 },
  awake: { id: "S10", what: "memory (PSS), an admin at work", unit: "MB", atMost: 450 },
  uploads: { id: "S10", what: "peak of the API, 8 uploads at once", unit: "MB", atMost: 450 },
  growth: { id: "S11", what: "save → live as tours grow", unit: "(1 is linear)", atMost: 1 },
  firstStart: { id: "S12", what: "first start of a fresh clone", unit: "s", atMost: 12 },
  tests: { id: "S13", what: "the test command", unit: "min", atMost: 8 },
  unitTests: { id: "S13", what: "the unit tests", unit: "s", atMost: 150 },
} as const satisfies Record<string, { id: string; what: string; unit: string } & Limit>;

/** The values of all rounds for one goal; `of` names the page, screen or change that was measured. */
export type Measured = { goal: keyof typeof goals; of?: string; values: number[]; note?: string };
