import { toRedirectKey } from "shared/content/addresses/redirect-key";
import type { SiteRedirect } from "shared/content/addresses/redirects";

/** The end of a chain of redirects, or the addresses of a circle. */
type Way = { target: string } | { circle: string[] };

type Step = SiteRedirect & { next: string };

const toSteps = (redirects: readonly SiteRedirect[]) =>
  redirects.map((redirect): [key: string, step: Step] => [
    toRedirectKey(redirect.source),
    { ...redirect, next: toRedirectKey(redirect.target) },
  ]);

const describeCircle = (steps: Step[]) => [
  ...steps.map(({ source }) => source),
  ...steps.slice(-1).map(({ target }) => target),
];

const follow = (steps: ReadonlyMap<string, Step>, start: string): Way => {
  const passed = new Map<string, Step>();
  let key = start;
  for (let step = steps.get(key); step && !passed.has(key); step = steps.get(key)) {
    passed.set(key, step);
    key = step.next;
  }
  const visited = [...passed.values()];
  return passed.has(key)
    ? { circle: describeCircle(visited.slice([...passed.keys()].indexOf(key))) }
    : { target: visited.at(-1)?.target ?? "" };
};

type Plan = {
  /** All sources whose target is new or has changed, with their final targets. */
  changed: SiteRedirect[];
  /** For each added redirect, the addresses of its circle, or `undefined`. */
  circles: (string[] | undefined)[];
};

/** Adds redirects to the stored ones, or replaces those with the same source, so that each leads to its end in one step. */
export const planRedirects = (
  stored: readonly SiteRedirect[],
  added: readonly SiteRedirect[],
): Plan => {
  const before = new Map(toSteps(stored));
  const after = new Map([...before, ...toSteps(added)]);
  const ways = new Map([...after.keys()].map((key) => [key, follow(after, key)]));
  const changed = [...after].flatMap(([key, { source }]) => {
    const way = ways.get(key);
    if (!way || "circle" in way) return [];
    const known = before.get(key);
    const isSame = known?.source === source && known.target === way.target;
    return isSame ? [] : [{ source, target: way.target }];
  });
  const circles = added.map(({ source }) => {
    const way = ways.get(toRedirectKey(source));
    return way && "circle" in way ? way.circle : undefined;
  });
  return { changed, circles };
};
