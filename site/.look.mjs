import { readFile, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { chromium } from "/work/wt/page/node_modules/.pnpm/playwright-core@1.65.1/node_modules/playwright-core/index.mjs";
const base = "/work/wt/page/";
const bundle = process.env.BUNDLE ?? "/tmp/team/page-bundle";
const { renderProposal, renderVerify } = await import(bundle + "/renderer/prerender-entry.guest-pages.mjs?" + Date.now());
const fx = await import(base + "site/src/testing/guest-pages.ts");
const shell = await (await fetch("http://localhost:4421/guest-page")).text();
const css = await readFile(base + "site/src/styles/guest-page.css", "utf8");
const media = await (await fetch("http://localhost:4421/api/gallery")).json().catch(() => null);
const photos = (media?.galleries ?? media?.gallery ?? media?.items ?? []).slice(0, 6).map((g) => g.image).filter(Boolean);
const longText = "The lake is quiet in the morning, and we paddle along the shore to the first island, where bats sleep in the trees. Lunch is fresh sambaza with plantains. ";
const long = fx.proposalPage({
  title: "Twenty days around Lake Kivu, the volcanoes and Nyungwe forest by bike, boat and on foot",
  days: Array.from({ length: 20 }, (_, i) => ({ title: `Stage ${i + 1}: from Kibuye to somewhere with a rather long name`, text: longText.repeat(1 + (i % 3)) })),
  options: [...fx.proposalContent.options, { id: "x", title: "Private villa with a boat and its own captain", lines: Array.from({ length: 8 }, (_, i) => ({ label: `Line ${i + 1} of a long list of prices`, quantity: i + 1, unitPrice: 1234.5 })) }],
  extras: Array.from({ length: 10 }, (_, i) => ({ id: "e" + i, label: `Extra ${i + 1}, a night more in a lodge with a view`, quantity: (i % 3) + 1, unitPrice: 25 * (i + 1) })),
  included: Array.from({ length: 14 }, (_, i) => `Included thing number ${i + 1}`),
  terms: longText.repeat(8),
}, { photos, files: [{ id: "a", name: "packing-list.pdf", bytes: 234567 }, { id: "b", name: "a-file-with-a-very-long-name-that-does-not-break-anywhere-at-all.pdf", bytes: 4000000 }] });
const one = fx.proposalPage({ options: [fx.proposalContent.options[0]], extras: [] }, { photos: photos.slice(0, 3) });
const empty = fx.proposalPage({ note: "", days: [], included: [], notIncluded: [], options: [{ id: "a", title: "", lines: [{ label: "Boat trip", quantity: 1, unitPrice: 60000 }] }], currency: "RWF", extras: [], discount: null, schedule: [], startsOn: null, endsOn: null, terms: "", people: 1 }, { guestName: null, waysToPay: [], waysToPayChangedAt: null, company: { ...fx.guestCompany, registration: null, licenceIssuer: null, insurance: null, founded: null, mapLink: null, phones: [], whatsapp: null } });
const pages = {
  open: fx.proposalPage({}, { photos }), one, long, empty,
  refused: fx.proposalPage({}, { refused: { form: "accept", message: "Please tick that you agree to the terms.", typed: { option: "lodge", extras: ["guide"], name: "Ada", terms: false } } }),
  expired: fx.proposalPage({}, { status: "expired" }), newer: fx.proposalPage({}, { status: "newer", newestPath: "/p/x" }),
  declined: fx.proposalPage({}, { status: "declined", notice: "Thank you for letting us know." }), withdrawn: fx.proposalPage({}, { status: "withdrawn" }),
  accepted: fx.acceptedPage({ notice: "Thank you, your trip is booked. We've sent you a confirmation by email. Keep the link of this page: it shows your payments.", photos }),
  preview: fx.proposalPage({}, { isPreview: true, hash: "" }),
};
const verify = {
  "verify-new": fx.verifyPage(), "verify-unknown": fx.verifyPage({ typed: "K7M2-XQ4Q", result: "unknown" }),
  "verify-limited": fx.verifyPage({ typed: "K7M2-XQ4Q", result: "limited" }),
  "verify-known": fx.verifyPage({ typed: "K7M2-XQ4P", result: { initials: "A. E.", tour: "Kayak and islands", startsOn: "2027-01-09", endsOn: "2027-01-10", due: { amount: 132, currency: "USD" } }, waysToPayChangedAt: "2026-11-20T08:00:00.000Z" }),
};
const html = (name) => {
  const { title, html } = pages[name] ? renderProposal(pages[name]) : renderVerify(verify[name]);
  return shell.replace(/<meta http-equiv="content-security-policy"[^>]*>/, "").replace(/<link rel="stylesheet" href="[^"]*guest-page[^>]*>/, () => `<style>${css}</style>`).replace(/<title>.*?<\/title>/s, () => `<title>${title}</title>`)
    .replace(/(<main\b[^>]*>).*<\/main>/s, (_, m) => `${m}${html}</main>`);
};
const only = process.argv[2]?.split(",") ?? [...Object.keys(pages), ...Object.keys(verify)];
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium-headless-shell", args: ["--no-sandbox", "--disable-gpu", "--disable-quic"] });
const views = { 320: [320, 700], 768: [768, 1000], 1440: [1440, 900], land: [740, 360] };
const want = (process.argv[3] ?? "320,768,1440,land").split(",");
for (const scheme of (process.argv[4] ?? "light").split(",")) for (const v of want) {
  const page = await browser.newPage({ viewport: { width: views[v][0], height: views[v][1] }, colorScheme: scheme });
  for (const name of only) {
    await page.route("http://localhost:4421/look/**", (r) => r.fulfill({ contentType: "text/html", body: html(name) }));
    await page.goto("http://localhost:4421/look/" + name);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (over > 0) console.log(name, v, "overflows by", over);
    await page.evaluate(async () => { for (let y = 0; y < document.body.scrollHeight; y += 600) { scrollTo(0, y); await new Promise((r) => setTimeout(r, 30)); } scrollTo(0, 0); });
    await page.waitForTimeout(150);
    await page.screenshot({ path: `/tmp/team/page-shots/${name}-${v}-${scheme}.png`, fullPage: v !== "land" });
    if (process.env.PDF && v === "1440") { const pdf = await page.pdf({ format: "A4" }); await writeFile(`/tmp/team/page-shots/${name}.pdf`, pdf); console.log(name, "pages", (pdf.toString("latin1").match(/\/Type\s*\/Page\b/g) ?? []).length); }
    await page.unrouteAll();
  }
  await page.close();
}
await browser.close();
