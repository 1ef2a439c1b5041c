import { expect, test } from "vitest";
import { fillShell, toPreview } from "./fill-shell.ts";

const policy = "default-src 'self';script-src 'self' 'sha256-x';";
const shell = `<!doctype html><html><head><meta http-equiv="content-security-policy" content="${policy}"><title>Your proposal</title></head><body><nav>Menu</nav><main class="page" id="main"><h1>Open the link</h1></main><script type="module" src="/a.js"></script></body></html>`;

test("puts title and content into the shell, and returns its policy", () => {
  const page = fillShell(shell, { title: "Kayak", html: "<h1>Kayak</h1>" });
  expect(page.policy).toBe("default-src 'self';script-src 'self' 'sha256-x'");
  expect(page.html).toContain("<title>Kayak</title>");
  expect(page.html).toContain('<nav>Menu</nav><main class="page" id="main"><h1>Kayak</h1></main>');
  expect(page.html).not.toContain("Open the link");
});

test("escapes the title and takes no text for a pattern", () => {
  const { html } = fillShell(shell, { title: "A & <b>", html: "<p>US$1, $& and $'</p>" });
  expect(html).toContain("<title>A &amp; &lt;b></title>");
  expect(html).toContain("<p>US$1, $& and $'</p></main><script");
});

test("a preview has neither scripts nor a policy", () => {
  const { html } = fillShell(shell, { title: "Kayak", html: "<h1>Kayak</h1>" });
  const preview = toPreview(html);
  expect(preview).not.toMatch(/<script|content-security-policy/);
  expect(preview).toContain("<h1>Kayak</h1></main></body>");
});

test("links of a preview lead nowhere but within the page", () => {
  const html =
    '<link rel="stylesheet" href="/a.css"><a class="logo" href="/">A</a><a href="#accept">B</a>';
  expect(toPreview(html)).toBe(
    '<link rel="stylesheet" href="/a.css"><a class="logo">A</a><a href="#accept">B</a>',
  );
});
