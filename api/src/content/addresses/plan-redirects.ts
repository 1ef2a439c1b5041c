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

/** Visits each redirect once, so that long chains stay cheap. */
const followAll = (steps: ReadonlyMap<string, Step>) => {
  const ways = new Map<string, Way>();
  for (const start of steps.keys()) {
    const passed = new Map<string, Step>();
    let key = start;
    let step = steps.get(key);
    while (step && !ways.has(key) && !passed.has(key)) {
      passed.set(key, step);
      key = step.next;
      step = steps.get(key);
    }
    const visited = [...passed.values()];
    const isCircle = passed.has(key);
    const end = isCircle
      ? { circle: describeCircle(visited.slice([...passed.keys()].indexOf(key))) }
      : { target: visited.at(-1)?.target ?? "" };
    const way = ways.get(key) ?? end;
    for (const each of passed.keys()) ways.set(each, way);
  }
  return ways;
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
  const ways = followAll(after);
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
