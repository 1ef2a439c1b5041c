import { HtmlValidate, StaticConfigLoader } from "html-validate";
import { LinkChecker } from "linkinator";
import { expect, test } from "./fixtures.ts";
import { listedPages, readPage, unlistedPages } from "./listed-pages.ts";

// Checks the HTML standard only; React and Astro choose the style (case, slashes, ids).
const validator = new HtmlValidate(
  new StaticConfigLoader({
    extends: ["html-validate:standard", "html-validate:document", "html-validate:a11y"],
    // Astro puts the style rule for its islands before the first island, in the body.
    elements: ["html5", { style: { flow: true } }],
    rules: {
      "require-sri": ["error", { target: "crossorigin" }],
      // The 404 page contains the hidden page of a tour that is not built yet.
      "heading-level": ["error", { sectioningRoots: ["dialog", "#unbuilt-service"] }],
      // A form's only fieldset exists to disable the fields; the form's heading names it.
      "wcag/h71": "off",
    },
  }),
);

const problemsOn = async (path: string, html: string) => {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${path} ${ruleId}: ${message} (${selector})`),
  );
};

test("every page is valid HTML", async ({ request }) => {
  const problems: string[] = [];
  for (const path of [...(await listedPages(request)), ...unlistedPages]) {
    problems.push(...(await problemsOn(path, await readPage(request, path))));
  }
  expect(problems).toEqual([]);
});

test("every link within the site leads to a page", async ({ request, baseURL }) => {
  const home = `${baseURL}/`;
  const { links } = await new LinkChecker().check({
    path: home,
    recurse: true,
    concurrency: 10,
    checkFragments: true,
    redirects: "error",
    linksToSkip: async (link) => !link.startsWith(home),
  });
  const broken = links.filter(({ state }) => state === "BROKEN");
  expect(broken.map(({ url, parent }) => `${url} on ${parent}`)).toEqual([]);
  const reached = new Set(links.map(({ url }) => new URL(url).pathname));
  for (const path of await listedPages(request)) expect(reached).toContain(path);
});
