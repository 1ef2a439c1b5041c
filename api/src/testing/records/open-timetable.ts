import type { User } from "shared/accounts/users";
import type { Page } from "shared/content/pages/pages";
import type { RecordKind } from "shared/content/records/records";
import { toPageDocument } from "shared/content/records/records";
import { timetableList, timetableSaved } from "shared/content/records/timetable";
import { localDay } from "shared/content/site-settings/local-day";
import { expect } from "vitest";
import { product } from "#platform/actor.ts";
import { contentRevision } from "#tables/builds.ts";
import { drafts } from "#tables/records.ts";
import { createTestApp } from "../app/create-test-app.ts";
import { samplePage } from "../app/samples.ts";

const day = 24 * 3_600_000;

type Draft = { kind?: RecordKind; id: string; name?: string; document: unknown; base?: string };
export type Asked = { kind: RecordKind; id: string; action: string };

/** An admin with pages, drafts of them and the timetable, which runs when a test says so. */
export const openTimetable = async (options?: Parameters<typeof createTestApp>[0]) => {
  const testApp = await createTestApp(options);
  const { services, clock, db, signIn, signInAsAdmin } = testApp;
  const { user } = await signInAsAdmin();
  /** Signs in each time, because the tests' clock outlives sessions. */
  const sendAs = async (sender: User, route: string, json?: object) =>
    testApp.send(route, { token: await signIn(sender), ...(json && { json }) });
  const send = (route: string, json?: object) => sendAs(user, route, json);
  const addPage = (slug: string): Promise<Page> =>
    services.pages.create(product, { ...samplePage, slug, title: slug }, undefined);
  const addDraft = ({ kind = "page", id, name = id, document, base }: Draft) => {
    const at = clock.now().toISOString();
    const made = { authorId: user._id, createdAt: at, updatedAt: at };
    const row = { kind, recordId: id, name, document, base: base ?? null, values: {}, ...made };
    return db.write((tx) => tx.insert(drafts).values({ ...row, from: null }));
  };
  const addPageDraft = async (slug: string, changes: object = { title: `${slug} changed` }) => {
    const page = await addPage(slug);
    const document = { ...toPageDocument(page), ...changes };
    await addDraft({ id: page._id, name: slug, document, base: page.updatedAt });
    return page;
  };
  /** 08:00 after so many days. */
  const morning = (days: number) => ({
    day: localDay(new Date(clock.now().getTime() + days * day), "Africa/Kigali"),
    time: "08:00",
  });
  const plan = (records: Asked[], time: object = morning(2)) =>
    send("POST /api/timetable", { records, ...time });
  const planWell = async (records: Asked[], time?: object) => {
    const { status, body } = await plan(records, time);
    expect([status, body]).toEqual([201, expect.anything()]);
    return timetableSaved.parse(body);
  };
  const list = async () => timetableList.parse((await send("GET /api/timetable")).body);
  const readPage = async (id: string) =>
    (await services.pages.list()).find((page) => page._id === id);
  const readRevision = async () => (await db.read.select().from(contentRevision))[0]!.revision;
  return {
    ...testApp,
    ...{ user, send, sendAs, addPage, addDraft, addPageDraft, morning, plan, planWell, list },
    ...{ readPage, readRevision, run: services.runTimetable },
  };
};
export type Timetable = Awaited<ReturnType<typeof openTimetable>>;
