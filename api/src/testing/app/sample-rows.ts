import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { conversationListQuery } from "shared/inbox/conversations";
import { createLink } from "#accounts/store/one-time-links.ts";
import { storeFiles } from "#inbox/messages/mails/store-files.ts";
import { storeGuestMail } from "#inbox/messages/mails/store-guest-mail.ts";
import { product } from "#platform/actor.ts";
import { noteMilestone } from "#platform/db/milestones.ts";
import { newId } from "#platform/db/new-id.ts";
import type { LinkPurpose } from "#tables/accounts.ts";
import { backups } from "#tables/backups.ts";
import { reviews, teamMembers } from "#tables/content.ts";
import { conversations } from "#tables/conversations.ts";
import { pushSubscriptions } from "#tables/notifications.ts";
import { drafts, previewLinks, previewNotes, trash } from "#tables/records.ts";
import { reviewRequests } from "#tables/review-requests.ts";
import { webhookDeliveries } from "#tables/webhooks.ts";
import { makePhoto } from "../pictures/pictures.ts";
import { createSampleFactors } from "../second-factor/sample-factors.ts";
import { addProposal } from "./add-proposal.ts";
import type { TestApp } from "./create-test-app.ts";
import {
  newest,
  sampleApiKey,
  sampleContact,
  sampleDetails,
  sampleInquiry,
  sampleMember,
  samplePage,
  samplePayment,
  samplePushSubscription,
  sampleWebhook,
} from "./samples.ts";

/** A folder that looks like a finished release, as far as its keeping is concerned. */
export const keepRelease = async ({ folder }: TestApp, buildId: string) => {
  const release = join(folder, "releases", buildId);
  await mkdir(release, { recursive: true });
  await writeFile(join(release, "_manifest.json"), "{}");
};

/** A guest's review; there is no form for it. */
export const addReview = (
  { services, clock }: TestApp,
  { name = "Bea", comment = "Lovely." }: { name?: string; comment?: string } = {},
) =>
  services.writeContent("Added a review", async (tx) => {
    const createdAt = clock.now().toISOString();
    await tx.insert(reviews).values({ id: newId(), name, comment, createdAt });
  });

/** A deleted review. */
const addTrashed = async ({ db, clock }: TestApp) => {
  const createdAt = clock.now().toISOString();
  const [id, recordId] = [newId(), newId()];
  const review = {
    ...{ id: recordId, name: "Tom", country: null, month: null, comment: "Calm water." },
    ...{ stars: 5, tour: null, isShown: true, position: null, createdAt, updatedAt: null },
    ...{ answer: null, pictureId: null, isVerified: false, mayBeShown: true },
  };
  const rows = { reviews: [review] };
  await db.write((tx) =>
    tx
      .insert(trash)
      .values({ id, kind: "review", recordId, name: "Tom", rows, deletedAt: createdAt }),
  );
  return id;
};

/** The next change of content publishes it. */
const addMember = async ({ db, clock }: TestApp) => {
  const { picture: pictureId, ...texts } = sampleMember;
  const createdAt = clock.now().toISOString();
  const row = { id: newId(), ...texts, pictureId, createdAt, updatedAt: createdAt };
  await db.write(async (tx) => {
    await tx.insert(teamMembers).values(row);
  });
  return row;
};

/** The row and the file of a backup, which holds nothing. */
const keepBackup = async ({ folder, db, clock }: TestApp) => {
  const place = join(folder, "backups");
  const [id, file, at] = [newId(), "backup-sample.zip", clock.now().toISOString()];
  await mkdir(place, { recursive: true });
  await writeFile(join(place, file), "");
  const times = { startedAt: at, finishedAt: at };
  await db.write(async (tx) => {
    await tx
      .insert(backups)
      .values({ id, reason: "schedule", status: "good", ...times, file, place, bytes: 0 });
  });
  return id;
};

/** A file that came with a guest's mail. */
const addMailFile = async ({ db, clock }: TestApp, conversationId: string) => {
  const at = clock.now();
  const mail = {
    kind: "reply" as const,
    key: newId(),
    name: null,
    from: "ada@example.test",
    subject: "Re",
    messageIds: ["<sample@mail.example.test>"],
  };
  const texts = {
    text: "See the file.",
    original: null,
    leftOut: [],
    receivedAt: at,
    isAnswer: false,
    isCheckFailed: false,
    replyDeadline: () => null,
  };
  const files = [{ name: "plan.txt", bytes: Buffer.from("Lake, then island.") }];
  const whole = { ...mail, ...texts, conversationId, files };
  const { fileIds } = await db.write((tx) => storeGuestMail(tx, whole, at));
  await storeFiles(db.write, fileIds, files);
  return fileIds[0]!;
};

/** A proposal that can be sent, or that is ready to be sent by chat. */
const addUnansweredProposal = async (
  { services }: TestApp,
  conversationId: string,
  { isReady }: { isReady: boolean },
) => {
  const { proposals } = services;
  const { _id, draft } = await proposals.create(product, conversationId, undefined);
  const { content, updatedAt } = draft!;
  const [option] = content.options;
  const lines = [{ label: "Person", quantity: 2, unitPrice: 45 }];
  const options = [{ ...option!, id: "sample-option", lines }];
  const priced = { ...content, title: "Napoleon Island", options, schedule: [] };
  const saved = await proposals.save(product, _id, { content: priced, updatedAt });
  if (!isReady) return saved;
  const sent = {
    channel: "link",
    text: "Here is our proposal.",
    updatedAt: saved.updatedAt,
  } as const;
  return proposals.send(product, _id, sent);
};

const pastDays = { startsOn: "2024-05-01", endsOn: "2024-05-02" };

/** A finished trip whose guests were asked for reviews. */
const addFinishedTrip = async ({ db, clock }: TestApp, conversationId: string) => {
  const content = { ...pastDays, people: 90 };
  const code = "K7M2XQ4Q";
  const { id } = await addProposal({ db, clock }, conversationId, { content, code });
  const reviewToken = "a-sample-token-of-22-c";
  await db.write(async (tx) => {
    await tx.update(conversations).set(pastDays).where(eq(conversations.id, conversationId));
    await tx.insert(reviewRequests).values({
      ...{ id: newId(), proposalId: id, token: reviewToken, channel: "whatsapp" },
      askedAt: clock.now().toISOString(),
    });
  });
  return { endedProposal: id, reviewToken };
};

/** A webhook and an event that it could not deliver. */
const addWebhook = async ({ services, db, clock }: TestApp) => {
  const { webhook } = await services.webhooks.create(product, sampleWebhook);
  const at = clock.now().toISOString();
  const [id, webhookId] = [newId(), webhook._id];
  const event = { event: "release.live", data: { buildId: "sample" } };
  const failed = { state: "failed", createdAt: at, settledAt: at, attempts: 10 } as const;
  await db.write((tx) =>
    tx.insert(webhookDeliveries).values({ id, webhookId, ...event, ...failed }),
  );
  return { webhook: webhookId, delivery: id };
};

const everything = newest(1);
const plan = new Blob(["Lake, then island."]);
/** A scheduled reply. */
const answer = "0f3f8c4e-6f1e-4d5c-9c8e-1f2a3b4c5d70";
const draftAt = "2026-08-12T12:03:00.000Z";

/** A preview link of a page, and a reader's note. */
const addPreviewLink = async ({ db }: TestApp, recordId: string, authorId: string) => {
  const link = { id: newId(), kind: "page", recordId, authorId } as const;
  const expiresAt = "2099-01-01T00:00:00.000Z";
  const note = { id: newId(), linkId: link.id, text: "The price is missing." };
  await db.write(async (tx) => {
    await tx.insert(previewLinks).values({ ...link, createdAt: draftAt, expiresAt });
    await tx.insert(previewNotes).values({ ...note, createdAt: draftAt });
  });
  return { previewLink: link.id, previewNote: note.id };
};

/** One row of every noun: their ids, and a client's e-mail. */
export const addSampleRows = async (testApp: TestApp) => {
  const { services, db, clock, signInAs } = testApp;
  const { user } = await signInAs("user");
  const { inquiry } = await services.inquiries.submit({ ...sampleInquiry, name: null }, undefined);
  await services.contacts.submit(sampleContact, undefined);
  const { contacts } = await services.contacts.list(everything);
  const everyConversation = conversationListQuery.parse({ sort: "createdAt", order: "asc" });
  const { conversations } = await services.conversations.list(everyConversation, user._id);
  const [first, second] = conversations.map(({ _id }) => _id);
  const [conversation, otherConversation] = [first!, second!];
  const service = await services.tourServices.create(product, {
    title: "Lake by bike",
    description: "Along the shore.",
    detailPage: "https://example.test/bike",
    details: sampleDetails,
    imageFile: await makePhoto(),
  });
  const item = await services.gallery.create(product, {
    title: "Sunset",
    imageFile: await makePhoto(),
  });
  const picture = await services.uploads.upload(await makePhoto());
  const member = await addMember(testApp);
  await addReview(testApp);
  const [trashed, discarded] = [await addTrashed(testApp), await addTrashed(testApp)];
  const page = await services.pages.create(product, { ...samplePage, slug: "first" }, undefined);
  await services.redirects.save(product, { source: "/old-page", target: "/services" });
  services.missingPaths.note("/missing");
  await services.missingPaths.save();
  const monthLater = new Date(clock.now().getTime() + 30 * 24 * 3_600_000);
  const inAMonth = { day: monthLater.toISOString().slice(0, 10), time: "08:00" };
  const { entry } = await services.timetable.plan(
    { ...product, id: user._id },
    { records: [{ kind: "page", id: page._id, action: "hide" }], ...inAMonth },
  );
  await db.write((tx) => noteMilestone(tx, "demo", clock.now()));
  const { versions } = await services.recordVersions.list({ kind: "page", id: page._id });
  const { content } = await services.content.current();
  const { builds } = await services.builds.list();
  const { mails } = await services.outbox.list(everything);
  const build = builds[0]!._id;
  await keepRelease(testApp, build);
  const { _id: tourImport } = await services.tourTransfer.read(
    new Blob(["ID,Title\nlake-by-bike,Round the lake"]).stream(),
    "csv",
  );
  const link = { userId: user._id, email: user.email, at: clock.now() };
  const tokenFor = (purpose: LinkPurpose) => db.write((tx) => createLink(tx, { ...link, purpose }));
  const { user: admin } = await signInAs("admin");
  const { id: acceptedProposal } = await addProposal(testApp, conversation);
  const paid = { ...samplePayment, receivedOn: clock.now().toISOString().slice(0, 10) };
  const payment = await services.payments.record(
    { ...product, id: admin._id },
    acceptedProposal,
    paid,
    undefined,
  );
  const tells = { names: true, contacts: false };
  const { address } = await services.agendaFeed.make(product, admin, tells);
  const { apiKey } = await services.apiKeys.create(product, admin, sampleApiKey);
  const invite = (email: string) =>
    services.invitations.invite(product, admin._id, { email, access: "content" });
  const { invitation } = await invite("waiting@example.test");
  const { link: invitationLink } = await invite("invited@example.test");
  const webhook = await addWebhook(testApp);
  const draft = await addUnansweredProposal(testApp, otherConversation, { isReady: false });
  const ready = await addUnansweredProposal(testApp, otherConversation, { isReady: true });
  const finished = await addFinishedTrip(testApp, otherConversation);
  return {
    apiKey: apiKey._id,
    invitation: invitation._id,
    invitationToken: invitationLink?.split("#token=")[1] ?? "",
    trashed,
    discarded,
    ...webhook,
    proposal: draft._id,
    proposalDraft: { content: draft.draft!.content, updatedAt: draft.updatedAt },
    readyProposal: ready._id,
    readySince: ready.updatedAt,
    calendarFile: address.slice(address.lastIndexOf("/") + 1),
    makeFeed: async (userId: string) => {
      await services.agendaFeed.make(product, { ...admin, _id: userId }, tells).catch(() => {});
    },
    backup: await keepBackup(testApp),
    ...createSampleFactors(testApp),
    tourImport,
    emailToken: await tokenFor("email"),
    resetToken: await tokenFor("password-reset"),
    email: user.email,
    user: user._id,
    inquiry: inquiry._id,
    conversation,
    otherConversation,
    ...{ acceptedProposal, paid, ...finished },
    guideLink: (await services.daySheets.createLink(product, { day: "2999-12-20" }))._id,
    payment: payment.proposal.payments[0]!._id,
    mailFile: await addMailFile(testApp, conversation),
    conversationFile: (await services.conversationFiles.upload(plan.stream(), "plan.txt"))._id,
    answer,
    scheduleAnswer: async () => {
      const sendAt = new Date(clock.now().getTime() + 3_600_000).toISOString();
      const input = { text: "See you soon.", channel: "mail", sendAt } as const;
      await services.conversations.answer(product, conversation, input, answer).catch(() => {});
    },
    /** Its id is the account's. */
    addPushDevice: async ({ userId }: { userId: string }) => {
      if (!(await services.users.findById(userId))) return;
      const { keys } = samplePushSubscription;
      const endpoint = `${samplePushSubscription.endpoint}/${userId}`;
      const subscription = { endpoint, device: "a program", createdAt: clock.now().toISOString() };
      const row = { id: userId, userId, ...keys, ...subscription };
      await db.write(async (tx) => {
        await tx.insert(pushSubscriptions).values(row).onConflictDoNothing();
      });
    },
    ...(await addPreviewLink(testApp, page._id, user._id)),
    draftAt,
    /** The draft of the page. */
    keepDraft: async () => {
      const texts = { name: page.title, values: { title: "Draft" }, base: page.updatedAt };
      const times = { createdAt: draftAt, updatedAt: draftAt };
      const row = {
        kind: "page",
        recordId: page._id,
        ...texts,
        authorId: user._id,
        ...times,
      } as const;
      await db.write(async (tx) => {
        await tx
          .insert(drafts)
          .values(row)
          .onConflictDoUpdate({ target: [drafts.kind, drafts.recordId], set: row });
      });
    },
    joinConversations: async () => {
      const ids = [otherConversation];
      await services.conversations.join(product, conversation, ids).catch(() => {});
    },
    contact: contacts[0]!._id,
    service: service._id,
    readService: () => services.tourServices.getForAdmin(service._id).catch(() => service),
    item: item._id,
    picture: picture._id,
    review: content.reviews[0]!._id,
    reviewReadAt: content.reviews[0]!.updatedAt,
    member: member.id,
    memberReadAt: member.updatedAt,
    questions: (await services.questions.read()).version,
    chatSettings: (await services.siteSettings.read()).chat,
    mail: mails[0]!._id,
    build,
    page: page._id,
    timetableEntry: entry._id,
    inAMonth,
    pageReadAt: page.updatedAt,
    version: versions[0]!._id,
    readRevision: async () => (await services.content.current()).content.revision,
  };
};
export type SampleRows = Awaited<ReturnType<typeof addSampleRows>>;
