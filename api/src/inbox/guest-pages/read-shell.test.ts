import { serve } from "@hono/node-server";
import { Hono } from "hono";
import { expect, onTestFinished, test } from "vitest";
import { createLog } from "#platform/log.ts";
import { createReleases } from "#publishing/hosting/releases.ts";
import { findFreePort } from "#testing/find-free-port.ts";
import { makeFolder } from "#testing/make-folder.ts";
import { writeRelease } from "#testing/publishing/releases.ts";
import { createShellReader } from "./read-shell.ts";

const noRelease = { find: () => undefined };
const shell = "<title>Site</title><main></main>";

/** A site at another host; `answer` can be changed. */
const openSite = async () => {
  const site = { answer: shell, status: 200 as 200 | 503, requests: 0, url: "" };
  const port = await findFreePort();
  const app = new Hono().get("/guest-page", (c) => {
    site.requests += 1;
    return c.html(site.answer, site.status);
  });
  const server = serve({ fetch: app.fetch, port, hostname: "127.0.0.1" });
  onTestFinished(() => void server.close());
  site.url = `http://127.0.0.1:${port}`;
  return site;
};

test("takes the shell from the release that is served", async () => {
  const folder = await makeFolder();
  const releases = createReleases(folder, createLog("silent"));
  await releases.restore();
  await writeRelease(
    folder,
    { buildId: "one" },
    {
      ...{ "index.html": "home", "404.html": "missing" },
      "guest-page.html": shell,
    },
  );
  await releases.activate("one");
  const read = createShellReader({
    releases,
    publicUrl: "http://127.0.0.1:1",
    now: () => new Date(),
  });
  expect(await read()).toBe(shell);
});

test("asks the site for it where this process serves no pages, at most once a minute", async () => {
  const site = await openSite();
  let time = Date.now();
  const now = () => new Date(time);
  const read = createShellReader({ releases: noRelease, publicUrl: site.url, now });
  expect([await read(), await read()]).toEqual([shell, shell]);
  expect(site.requests).toBe(1);
  site.answer = "<title>New</title><main></main>";
  time += 61_000;
  expect(await read()).toBe(site.answer);
});

test("pages that open at the same time share one request to the site", async () => {
  const site = await openSite();
  const now = () => new Date();
  const read = createShellReader({ releases: noRelease, publicUrl: site.url, now });
  expect(await Promise.all([read(), read(), read()])).toEqual([shell, shell, shell]);
  expect(site.requests).toBe(1);
});

test("does not take another page for the shell", async () => {
  const site = await openSite();
  let time = Date.now();
  const now = () => new Date(time);
  const read = createShellReader({ releases: noRelease, publicUrl: site.url, now });
  await read();
  site.answer = "<title>Log in to the Wi-Fi</title>";
  time += 61_000;
  expect(await read()).toBe(shell);
});

test("keeps the last shell while the site is down, and has a plain one before", async () => {
  const site = await openSite();
  let time = Date.now();
  const now = () => new Date(time);
  const plain = createShellReader({ releases: noRelease, publicUrl: "http://127.0.0.1:1", now });
  expect(await plain()).toMatch(/noindex.*<main>/s);
  const read = createShellReader({ releases: noRelease, publicUrl: site.url, now });
  await read();
  site.status = 503;
  time += 61_000;
  expect(await read()).toBe(shell);
});
