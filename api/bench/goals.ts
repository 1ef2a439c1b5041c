/** A limit on what the product reaches, by itself or as a ratio to its peer of the same run. */
type Goal = { id: string; what: string; unit: string; peer?: string } & (
  | { atLeast: number }
  | { atMost: number }
);

/** What must be reached, and what it is compared with; nothing else says so in numbers. */
export const goals = {
  services: {
    id: "S1",
    what: "GET /api/services, 20 tours",
    unit: "req/s",
    peer: "bare Hono",
    atLeast: 0.85,
  },
  pageByNginx: { id: "S2", what: "GET /", unit: "req/s", peer: "nginx", atLeast: 0.6 },
  pageByHono: { id: "S2", what: "GET /", unit: "req/s", peer: "bare Hono", atLeast: 0.9 },
  messagesOnQuickDisk: {
    id: "S3",
    what: "POST /api/inquiries, a sync takes less than 0.5 ms",
    unit: "stored/s",
    peer: "bare inserts",
    atLeast: 0.6,
  },
  messagesOnSlowDisk: {
    id: "S3",
    what: "POST /api/inquiries, a sync takes 0.5 ms or more",
    unit: "stored/s",
    peer: "bare inserts",
    atLeast: 2,
  },
  saveOf20: {
    id: "S4",
    what: "save → live, p95, 20 tours",
    unit: "s",
    peer: "astro build",
    atMost: 0.1,
  },
  saveOf1000: {
    id: "S5",
    what: "save → live, p95, 1,000 tours, 10,000 photos of 1,000 pictures",
    unit: "s",
    peer: "astro build",
    atMost: 0.15,
  },
  upload: { id: "S6", what: "JPEG of 12 megapixels until the answer", unit: "s", atMost: 0.6 },
  homeWeight: { id: "S7", what: "home on a phone, until settled", unit: "kB", atMost: 120 },
  tourWeight: { id: "S7", what: "a tour on a phone, until settled", unit: "kB", atMost: 90 },
  scriptsAtFirst: { id: "S7", what: "scripts until settled", unit: "kB", atMost: 6 },
  scriptsInAll: { id: "S7", what: "scripts in all", unit: "kB", atMost: 72 },
  fonts: { id: "S7", what: "fonts", unit: "kB", atMost: 30 },
  scores: { id: "S8", what: "Lighthouse on a phone, lowest score", unit: "points", atLeast: 100 },
  largestPaint: { id: "S8", what: "largest paint (LCP)", unit: "s", atMost: 1.3 },
  shift: { id: "S8", what: "layout shift (CLS)", unit: "", atMost: 0.01 },
  blocking: { id: "S8", what: "total blocking time (TBT)", unit: "ms", atMost: 30 },
  lists: { id: "S9", what: "p99 of the worst question to", unit: "ms", atMost: 30 },
  broadSearch: { id: "S9", what: "p99, nearly all rows answer", unit: "ms", atMost: 120 },
  adminUsable: { id: "S9", what: "admin usable, processor slowed 4 ×", unit: "s", atMost: 1.8 },
  adminUsableAgain: {
    id: "S9",
    what: "admin usable once more, from the cache",
    unit: "s",
    atMost: 0.8,
  },
  adminFiles: { id: "S9", what: "script files until the admin is usable", unit: "", atMost: 15 },
  adminScripts: { id: "S9", what: "scripts until the admin is usable", unit: "kB", atMost: 150 },
  memoryOfAll: { id: "S10", what: "all processes, builder asleep", unit: "MB", atMost: 260 },
  memoryOfPublic: { id: "S10", what: "public process, builder asleep", unit: "MB", atMost: 120 },
  memoryOfUploads: {
    id: "S10",
    what: "public process, 8 large uploads at once",
    unit: "MB",
    atMost: 400,
  },
  growth: {
    id: "S11",
    what: "exponent of growth, 100 to 1,000 tours",
    unit: "",
    atMost: 1,
  },
} as const satisfies Record<string, Goal>;

/** What one round found; the peer's figure is taken in the same round. */
export type Round = { product: number; peer?: number };
/** What was measured for a goal, `of` says of which page, list or change. */
export type Measured = {
  goal: keyof typeof goals;
  of?: string;
  rounds: Round[];
  /** What else is to be known of it. */
  note?: string;
};
