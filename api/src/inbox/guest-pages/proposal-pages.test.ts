import { proposalPreview } from "shared/inbox/proposals/proposals";
import { expect, test } from "vitest";
import { createLog } from "#platform/log.ts";
import { choose, openProposals } from "#testing/proposals/open-proposals.ts";

const twoOptions = {
  options: ["tent", "lodge"].map((id) => ({
    id,
    title: id,
    lines: [{ label: "Person", quantity: 2, unitPrice: 45 }],
  })),
  extras: [{ id: "guide", label: "Bird guide", quantity: 1, unitPrice: 40 }],
};
const yes = { option: "lodge", name: "Ada Lovelace", terms: "yes" };

/** A proposal that was emailed, and its page as a guest without a script uses it. */
const openPage = async (content = {}, options?: Parameters<typeof openProposals>[0]) => {
  const desk = await openProposals(options);
  const { proposal, token } = await desk.offer({ ...twoOptions, ...content });
  const { send: request } = desk.openProcess();
  const sendForm = (form: string, fields: Record<string, string> | string, at = token) =>
    request(`POST /p/${at}/${form}`, {
      body: new URLSearchParams(fields),
      address: "203.0.113.9",
    });
  const open = (path = `/p/${token}`) => request(`GET ${path}`);
  const readState = async () => (await desk.readProposal(proposal._id)).state;
  return { ...desk, proposal, token, request, sendForm, open, readState };
};

test("nobody but the guest finds the page: no cache, no index, no referrer, no frame", async () => {
  const { open } = await openPage();
  const { status, headers, text } = await open();
  expect(status).toBe(200);
  expect(Object.fromEntries(headers)).toMatchObject({
    "cache-control": "no-store",
    "x-robots-tag": "noindex",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "content-security-policy": expect.stringMatching(/^default-src .*frame-ancestors 'none'$/),
  });
  // A report would carry the address.
  expect(headers.get("Content-Security-Policy")).not.toContain("report-uri");
  expect(text).toMatch(/<title>Napoleon Island · .+<\/title>/);
  expect(text).toContain("Accept this proposal");
});

test("an acceptance leads back to the page, which thanks and shows it", async () => {
  const { sendForm, open, token, readState } = await openPage();
  const { status, headers } = await sendForm("accept", { ...yes, extras: "guide" });
  expect({ status, to: headers.get("Location") }).toEqual({
    status: 303,
    to: `/p/${token}?sent=accepted`,
  });
  expect(await readState()).toBe("accepted");
  const { text } = await open(`/p/${token}?sent=accepted`);
  expect(text).toContain("Thank you, your trip is booked.");
  expect(text).toContain("What was accepted: lodge");
  const again = await sendForm("accept", yes);
  expect(again.headers.get("Location")).toBe(`/p/${token}`);
});

/** The fields of a page that hold a choice or a text. */
const readFields = (html: string) =>
  (html.match(/<input\b[^>]*>/g) ?? []).flatMap((tag) => {
    const [, name] = / name="([^"]*)"/.exec(tag) ?? [];
    const [, value = ""] = / value="([^"]*)"/.exec(tag) ?? [];
    const isSet = name === "name" ? value !== "" : tag.includes(' checked=""');
    return isSet ? [`${name}=${value}`] : [];
  });

test.each([
  {
    ...{ typed: "without the terms", fields: "option=lodge&extras=guide&name=Ada" },
    words: "Please tick that you agree to the terms.",
    kept: ["option=lodge", "extras=guide", "name=Ada"],
  },
  {
    ...{ typed: "without an option", fields: "name=Ada&terms=yes" },
    words: "Choose an option.",
    kept: ["name=Ada", "terms=yes"],
  },
  {
    ...{ typed: "without a name", fields: "option=tent&name=+&terms=yes" },
    words: "Name is required.",
    kept: ["option=tent", "name= ", "terms=yes"],
  },
  {
    ...{ typed: "with an unknown option", fields: "option=villa&extras=guide&name=Ada&terms=yes" },
    words: "no longer part of this proposal",
    kept: ["extras=guide", "name=Ada", "terms=yes"],
  },
  {
    ...{ typed: "with an unknown extra", fields: "option=lodge&extras=yacht&name=Ada&terms=yes" },
    words: "no longer part of this proposal",
    kept: ["option=lodge", "name=Ada", "terms=yes"],
  },
  {
    typed: "with a long name",
    fields: `option=lodge&name=${"A".repeat(10_000)}&terms=yes`,
    words: "at most 200 characters",
    kept: ["option=lodge", `name=${"A".repeat(10_000)}`, "terms=yes"],
  },
  {
    typed: "with 400 options",
    fields: `${Array.from({ length: 400 }, (_, index) => `option=${index}`).join("&")}&name=Ada`,
    words: "Choose an option.",
    kept: ["name=Ada"],
  },
  {
    typed: "with 400 extras",
    fields: `option=lodge&extras=guide&name=Ada&terms=yes${Array.from({ length: 400 }, (_, index) => `&extras=${index}`).join("")}`,
    words: "Choose at most 10 extras.",
    kept: ["option=lodge", "extras=guide", "name=Ada", "terms=yes"],
  },
])("refuses an acceptance $typed and keeps what was typed", async ({ fields, words, kept }) => {
  const { sendForm, readState } = await openPage();
  const { status, text } = await sendForm("accept", fields);
  expect(status).toBe(422);
  expect(text).toContain(words);
  expect(readFields(text)).toEqual(kept);
  expect(await readState()).toBe("sent");
});

test("an extra that was sent repeatedly counts once", async () => {
  const { sendForm, readProposal, proposal } = await openPage();
  const fields = `option=lodge&name=Ada&terms=yes${"&extras=guide".repeat(400)}`;
  expect((await sendForm("accept", fields)).status).toBe(303);
  expect(await readProposal(proposal._id)).toMatchObject({
    acceptance: { extras: ["guide"] },
    balance: { total: 130 },
  });
});

test("a change and a refusal arrive, and the page thanks for them", async () => {
  const { sendForm, open, token, readState, read, conversation } = await openPage();
  const changed = await sendForm("change", { text: "Could we start a day later?" });
  expect(changed.headers.get("Location")).toBe(`/p/${token}?sent=change`);
  expect((await open(`/p/${token}?sent=change`)).text).toContain("Thank you for your message.");
  expect((await read(conversation)).timeline.at(-1)).toMatchObject({
    text: "Could we start a day later?",
  });
  expect((await sendForm("change", { text: " " })).status).toBe(422);
  const declined = await sendForm("decline", { text: "" });
  expect(declined.headers.get("Location")).toBe(`/p/${token}?sent=declined`);
  expect(await readState()).toBe("declined");
  expect((await open()).text).toContain("You declined this proposal.");
});

test("an expired proposal says so instead of being accepted", async () => {
  const { sendForm, open, clock, token, readState } = await openPage();
  clock.advance(60 * 86_400_000);
  const { status, headers } = await sendForm("accept", yes);
  expect({ status, to: headers.get("Location") }).toEqual({ status: 303, to: `/p/${token}` });
  expect((await open()).text).toContain("This proposal was valid until");
  expect(await readState()).toBe("sent");
});

test("an older link leads to the newer version", async () => {
  const { offerAgain, proposal, open, sendForm } = await openPage();
  const newer = await offerAgain(proposal, { title: "Two islands" });
  const { text } = await open();
  expect(text).toContain(`href="/p/${newer.token}"`);
  expect(text).not.toContain("<form");
  expect((await sendForm("accept", yes)).status).toBe(303);
});

test("an unknown or altered link is missing, whatever is sent to it", async () => {
  const { open, sendForm, token } = await openPage();
  const altered = token.replace(/^./, (first) => (first === "A" ? "B" : "A"));
  for (const path of [
    "/p/",
    "/p/x",
    `/p/${altered}`,
    `/p/${token}/x`,
    "/p/%00",
    `/p/${token}/trip.ics`,
  ])
    expect({ path, status: (await open(path)).status }).toEqual({ path, status: 404 });
  for (const form of ["accept", "change", "decline"])
    expect((await sendForm(form, { ...yes, text: "Hello" }, altered)).status).toBe(404);
  const { status, text, headers } = await open(`/p/${altered}`);
  expect(status).toBe(404);
  expect(text).toContain("This link doesn't work");
  expect(headers.get("X-Robots-Tag")).toBe("noindex");
});

test("reading the page, as scanners of mails do, neither accepts nor counts as seen", async () => {
  const { open, readProposal, proposal, request, token } = await openPage();
  await open();
  await open(`/p/${token}/accept`);
  expect(await readProposal(proposal._id)).toMatchObject({
    state: "sent",
    versions: [{ seenAt: null }],
  });
  expect((await request(`POST /p/${token}/seen`)).status).toBe(204);
  expect((await readProposal(proposal._id)).versions[0]?.seenAt).toEqual(expect.any(String));
});

test("one address may send twenty forms in ten minutes", async () => {
  const { sendForm, clock } = await openPage();
  for (let count = 0; count < 20; count += 1) await sendForm("accept", { name: "Ada" });
  const { status, headers, text } = await sendForm("change", { text: "Hello" });
  expect(status).toBe(429);
  expect(Number(headers.get("Retry-After"))).toBeGreaterThan(0);
  expect(text).toContain("Too many forms came from your network.");
  expect(text).toContain("Hello</textarea>");
  clock.advance(600_000);
  expect((await sendForm("change", { text: "Hello" })).status).toBe(303);
});

test("the accepted trip is a file for calendars", async () => {
  const { sendForm, open, token } = await openPage();
  await sendForm("accept", yes);
  const { status, headers, text } = await open(`/p/${token}/trip.ics`);
  expect(status).toBe(200);
  expect(headers.get("Content-Type")).toBe("text/calendar; charset=utf-8");
  expect(text).toContain("BEGIN:VEVENT");
});

test("no log line holds the token", async () => {
  const lines: string[] = [];
  const log = createLog("info", { write: (line: string) => void lines.push(line) });
  const { open, sendForm, token } = await openPage({}, { log });
  await open();
  await open(`/p/${token}/trip.ics`);
  await sendForm("accept", { name: "Ada" });
  for (let count = 0; count < 20; count += 1) await sendForm("accept", { name: "Ada" });
  expect(lines.join("")).toContain("/p/…");
  expect(lines.join("")).not.toContain(token);
});

test("a form that is too large, or fails, is answered by a page", async () => {
  const { sendForm, token, request } = await openPage();
  const large = await sendForm("change", { text: "a".repeat(70_000) });
  expect(large.status).toBe(413);
  expect(large.text).toContain("Something went wrong");
  expect(large.headers.get("Referrer-Policy")).toBe("no-referrer");
  expect((await request(`PUT /p/${token}`)).status).toBe(404);
});

test("the preview is the page without scripts, and its forms are disabled", async () => {
  const { create, get } = await openProposals();
  const draft = await create();
  const { html } = await get(`/api/proposals/${draft._id}/preview`, proposalPreview);
  expect(html).toContain("Preview: guests see this page once it is sent.");
  expect(html).not.toMatch(/<script|content-security-policy/);
  const forms = html.match(/<form\b.*?<\/form>/gs) ?? [];
  expect(forms).toHaveLength(3);
  for (const form of forms) expect(form).toMatch(/<fieldset[^>]* disabled/);
});

test("the preview of a proposal that was sent shows what its link shows", async () => {
  const { offer, change, get } = await openProposals();
  const { proposal } = await offer();
  const path = `/api/proposals/${proposal._id}`;
  const preview = async () => (await get(`${path}/preview`, proposalPreview)).html;
  expect(await preview()).toContain("Preview: the guest&#x27;s link shows this page.");
  await change(`POST ${path}/acceptance`, { version: 1, ...choose(proposal, "Ada") });
  const accepted = await preview();
  expect(accepted).toMatch(/Accepted by Ada on .*, recorded by our team\./);
  expect(accepted).not.toContain("once it is sent");
  expect(accepted).not.toContain("<form");
});

test("the preview of an accepted proposal leaves out a draft that was begun before", async () => {
  const { offer, change, save, get } = await openProposals();
  const { proposal } = await offer();
  const path = `/api/proposals/${proposal._id}`;
  await save(await change(`POST ${path}/draft`), { title: "Never sent" });
  await change(`POST ${path}/acceptance`, { version: 1, ...choose(proposal) });
  const { html } = await get(`${path}/preview`, proposalPreview);
  expect(html).toContain("Napoleon Island");
  expect(html).not.toContain("Never sent");
});
