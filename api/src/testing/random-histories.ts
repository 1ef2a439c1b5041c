import fc from "fast-check";
import type { ChangeOfOne, Conversation, ConversationChange } from "shared/inbox/conversations";
import { conversationListQuery } from "shared/inbox/conversations";
import type { TimelineEntry } from "shared/inbox/timeline";
import { withdrawReply } from "#inbox/messages/record-reply.ts";
import type { Actor } from "#platform/actor.ts";
import { AppError } from "#platform/errors.ts";
import type { TestApp } from "./app/create-test-app.ts";
import { newest, sampleContact, sampleInquiry } from "./app/samples.ts";
import { receiveReply } from "./mail/receive-reply.ts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Keeps sent and failed mails out of the way: the tests send none. */
export const retentionDays = 40;

/** Two guests who share a phone number at times, and a stranger who uses both numbers. */
const emails = ["ada@example.test", "Ada@Example.test", "bea@example.test", "mallory@x.test"];
const phones = [null, null, "+250788111111", "+250788222222"];
const names = [null, "Ada", "Bea", "Mallory"];
const tours = ["Napoleon Island", "Karongi by bike", "Idjwi"];
const stays = [
  { checkinDate: "2027-01-10", checkoutDate: "2027-01-14" },
  { checkinDate: "some day", checkoutDate: "later" },
  { checkinDate: "2027-03-02", checkoutDate: "2027-03-03" },
];
const states = ["new", "answered", "quoted", "confirmed", "done", "lost"] as const;
const boxes = ["inbox", "spam", "trash"] as const;

const kinds = [
  ...["inquiry", "inquiry", "inquiry", "inquiry", "inquiry", "contact", "contact", "contact"],
  ...["mail", "mail", "mail", "added"],
  ...["answer", "answer", "answer", "respond", "respond", "note", "bounce"],
  ...["state", "state", "close", "box", "dates", "request", "remind", "undo", "undo"],
  ...["judge", "judge", "join", "split", "split", "delete", "erase", "clock", "clock", "retire"],
] as const;

/** The numbers of a step choose among the rows that exist at that time. */
const step = fc.record({
  what: fc.constantFrom(...kinds),
  a: fc.nat(999),
  b: fc.nat(999),
  c: fc.nat(999),
});
export type Step = { what: string; a: number; b: number; c: number };

export const history = fc.array(step, { minLength: 3, maxLength: 40, size: "max" });

const pick = <Item>(items: readonly Item[], number: number): Item | undefined =>
  items[number % Math.max(1, items.length)];

const idsIn = (timeline: TimelineEntry[]) =>
  timeline.flatMap((entry) => {
    if (entry.kind === "inquiry") return [entry.inquiry._id];
    if (entry.kind === "contact") return [entry.contact._id];
    return entry.kind === "mail" ? [entry.mail._id] : [];
  });

/** Guests and a team who write, decide and clear away, step by step. */
export const openHistory = (testApp: TestApp, by: Actor & { email: string }) => {
  const { services, clock, db } = testApp;
  const { conversations, inquiries, contacts, personalData } = services;
  let undoing: ChangeOfOne[] = [];

  const listConversations = async (): Promise<Conversation[]> => {
    const query = { box: "any", sort: "createdAt", order: "asc", pageSize: "200" };
    const asked = conversationListQuery.parse(query);
    return (await conversations.list(asked, "nobody")).conversations;
  };
  const readTimeline = async (id: string) => (await conversations.read(id, 200)).timeline;
  const listForms = async () => {
    const lists = await Promise.all(
      [true, false].flatMap((spam) => [
        inquiries.list({ ...newest(), spam }).then((list) => list.inquiries),
        contacts.list({ ...newest(), spam }).then((list) => list.contacts),
      ]),
    );
    return lists.flat().toSorted((a, other) => a.createdAt.localeCompare(other.createdAt));
  };
  const isInquiry = (form: object) => "paxNumber" in form;

  const change = async (id: string, fields: ConversationChange) => {
    const { before } = await conversations.change(by, [{ id, change: fields }]);
    undoing = before;
  };

  const trip = ({ a, b, c }: Step) => ({
    ...{ ...stays[c % stays.length]!, phone: pick(phones, b) ?? null },
    ...{ destination: pick(tours, a) ?? "", paxNumber: 1 + (c % 5), name: pick(names, c) ?? null },
  });
  const fillTrap = (number: number) => (number % 6 === 0 ? { topic: "pills" } : {});

  type Doing = (step: Step, one: Conversation) => Promise<unknown>;

  const withoutOne: Record<string, (step: Step) => Promise<unknown>> = {
    inquiry: (step) => {
      const texts = { email: pick(emails, step.a) ?? "", message: `Words ${step.b}` };
      const post = { ...sampleInquiry, ...trip(step), ...texts, ...fillTrap(step.b) };
      return inquiries.submit({ ...post, referrer: pick([undefined, "bing.com"], step.c) }, {});
    },
    contact: ({ a, b, c }) => {
      const texts = { email: pick(emails, a) ?? "", message: `Words ${b}` };
      const post = {
        ...sampleContact,
        name: pick(names, c) ?? "Somebody",
        ...texts,
        ...fillTrap(b),
      };
      return contacts.submit({ ...post, utm_source: pick([undefined, "news"], c) }, {});
    },
    added: async (one) => {
      const [email, phone] = [pick([null, ...emails], one.a) ?? null, pick(phones, one.b) ?? null];
      if (email === null && phone === null) return;
      const texts = { ...trip(one), name: "Caller", message: null, channel: "phone" as const };
      const isBare = one.c % 2 === 0;
      const bare = { destination: null, paxNumber: null, checkinDate: null, checkoutDate: null };
      await conversations.add(by, { ...texts, ...(isBare && bare), email, phone }, undefined);
    },
    undo: async () => {
      if (undoing.length > 0) undoing = (await conversations.change(by, undoing)).before;
    },
    respond: async ({ a, b }) => {
      const form = pick(await listForms(), a);
      if (!form) return;
      const response = { responseMessage: `Answer ${b % 3}` };
      const channel = b % 4 === 0 ? ("phone" as const) : ("mail" as const);
      await (isInquiry(form)
        ? inquiries.respond(by, form._id, { ...response, channel })
        : contacts.respond(by, { ...response, contactId: form._id }));
    },
    judge: async ({ a, b }) => {
      const form = pick(await listForms(), a);
      if (form) await (isInquiry(form) ? inquiries : contacts).setSpam(by, form._id, b % 2 === 0);
    },
    delete: async ({ a }) => {
      const form = pick((await listForms()).filter(isInquiry), a);
      if (form) await inquiries.remove(by, form._id);
    },
    erase: async ({ a, b }) => {
      const person = pick([...emails, ...phones], a) ?? pick(emails, b);
      if (b % 3 === 0 && person) await personalData.erase(by, person);
    },
    clock: async ({ a, b }) => {
      clock.advance((b % 5 === 0 ? -1 : 1) * (a % 50) * hour);
    },
    retire: async ({ a }) => {
      if (a % 2 === 0) clock.advance((a % 30) * day);
      await services.removeOld(new AbortController().signal);
      await services.removeTrash(new AbortController().signal);
    },
  };

  const withOne: Record<string, Doing> = {
    mail: ({ a, b, c }, { _id }) =>
      receiveReply(testApp, _id, {
        ...{ from: pick([...emails, ""], a) ?? "", name: pick(names, c) ?? null },
        ...{ isAnswer: b % 3 !== 0, text: `Mail ${b}` },
        kind: pick(["reply", "reply", "reply", "automatic", "bounce"] as const, b) ?? "reply",
        replyDeadline: (at) => new Date(at.getTime() + 5 * hour).toISOString(),
      }),
    answer: ({ a, b }, { _id }) => {
      const channel = b % 3 === 0 ? ("phone" as const) : ("mail" as const);
      const to = b % 2 === 0 ? pick(emails, a) : undefined;
      return conversations.answer(by, _id, { text: `Answer ${b % 3}`, channel, to }, undefined);
    },
    note: ({ b }, { _id }) => conversations.addNote(by, _id, `Note ${b}`, undefined),
    bounce: async (_, { _id }) => {
      const sent = (await readTimeline(_id)).flatMap((entry) =>
        entry.kind === "answer" && entry.mail ? [entry.mail._id] : [],
      );
      await db.write((tx) => withdrawReply(tx, _id, sent));
      await receiveReply(testApp, _id, { kind: "bounce", from: "" });
    },
    state: ({ b }, { _id }) => change(_id, { state: pick(states, b) }),
    close: ({ b }, { _id }) => change(_id, { state: pick(["done", "lost"] as const, b) }),
    box: ({ b }, { _id }) => change(_id, { box: pick(boxes, b) }),
    dates: ({ b }, { _id }) =>
      change(_id, { dates: b % 2 === 0 ? null : { startsOn: "2027-05-01", endsOn: "2027-05-03" } }),
    remind: (_, { _id }) => change(_id, { remindAt: clock.now().toISOString() }),
    request: async ({ b, c }, { _id }) => {
      const ids = (await readTimeline(_id)).flatMap((entry) =>
        entry.kind === "inquiry" ? [entry.inquiry._id] : [],
      );
      const id = pick(ids, b);
      if (id) await change(_id, { request: { id, used: c % 3 !== 0 } });
    },
    join: async ({ b }, { _id }) => {
      const other = pick(await listConversations(), b);
      if (other) await conversations.join(by, _id, [other._id]);
    },
    split: async ({ b, c }, { _id }) => {
      const ids = idsIn(await readTimeline(_id));
      const selected = ids.filter((_id, index) => (b >> (index % 8)) % 2 === 1 || index === c);
      await conversations.split(by, _id, selected);
    },
  };

  return {
    /** Refusals are part of a history. */
    run: async (one: Step) => {
      clock.advance(1_000 + (one.a % 7) * minute);
      try {
        const chosen = pick(await listConversations(), one.a + one.c);
        await withoutOne[one.what]?.(one);
        if (chosen) await withOne[one.what]?.(one, chosen);
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
      }
    },
  };
};
