import { type TourService, tourServiceList } from "shared/tour-services";
import { pollUntil } from "./poll-until.ts";

const longestWait = 120_000;

/** What an admin changes in one save, with a word that is seen on the tour's page afterwards. */
export type Change = (
  tour: TourService,
  mark: string,
) => Partial<Pick<TourService, "title" | "description">>;

export const describeAnew: Change = (_tour, mark) => ({ description: `A sample text. ${mark}` });

export const readTours = async (api: string) =>
  tourServiceList.parse(await (await fetch(`${api}/api/services`)).json()).services;

/** Where a tour is saved, by whom, and where it is looked for. */
type Place = { api: string; site: string; token: string };

/** Milliseconds from a save to the moment when the public address serves what was saved. */
export const saveUntilShown = async (
  { api, site, token }: Place,
  tour: TourService,
  change: Change,
) => {
  const mark = `mark-${Math.random().toString(36).slice(2)}`;
  const form = new FormData();
  const { title, description, detailPage, details } = { ...tour, ...change(tour, mark) };
  for (const [name, value] of Object.entries({ title, description, detailPage })) {
    form.set(name, value);
  }
  form.set("details", JSON.stringify(details));
  const began = performance.now();
  const saved = await fetch(`${api}/api/services/${tour._id}`, {
    method: "PUT",
    headers: { Authorization: `Bearer ${token}` },
    body: form,
  });
  if (!saved.ok) throw new Error(`The save was answered ${saved.status}.`);
  const isShown = async (signal: AbortSignal) => {
    const answer = await fetch(`${site}/service/${tour._id}`, { signal }).catch(() => undefined);
    return (await answer?.text())?.includes(mark) || undefined;
  };
  const problem = "What was saved was not shown.";
  await pollUntil(isShown, { every: 10, within: longestWait, problem });
  return performance.now() - began;
};
