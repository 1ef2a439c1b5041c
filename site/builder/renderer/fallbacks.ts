import { isDeepStrictEqual } from "node:util";
import type { Content } from "shared/content/content";
import { tourPagePath, writtenPagePath } from "shared/paths";
import type { HeldBackRecord } from "shared/publishing/builds";
import { type Fault, faultKey, selectContent } from "../../src/content/build/select-content.ts";
import { type BadFile, describeProblems, pagePath } from "../release/check-release.ts";
import { type BaseRelease, readShownContent } from "../release/read-release.ts";

/** Pages and files that list several records, rather than one record or the shared parts of all pages. */
const listFile =
  /^(index\.html|services(\/.+)?\.html|compare(\/.+)?\.html|compare\.json|services-menu\.json|gallery(-\d+|-photos)?\.(html|json)|stories(\/page\/\d+)?\.html|stories\/feed\.xml|slides\.json|full-days\.json|tours\.json|sitemap\.xml)$/;

export type Owner = { kind: "tour" | "page"; id: string; record: unknown };

export const findOwner = (file: string, { services, pages }: Content): Owner | undefined => {
  const path = pagePath(file);
  const tour = services.find(({ slug }) => tourPagePath(slug) === path);
  if (tour) return { kind: "tour", id: tour._id, record: tour };
  const page = pages.find((candidate) => writtenPagePath(candidate) === path);
  return page && { kind: "page", id: page._id, record: page };
};

const findEarlier = ({ kind, id }: Owner, earlier: Content | undefined) => {
  const records = kind === "tour" ? earlier?.services : earlier?.pages;
  return records?.find(({ _id }) => _id === id);
};

/**
 * Chooses a replacement for each page that fails to render: the record as last shown, else the page's file from the
 * previous release, else nothing.
 */
export const createFallbacks = (answer: unknown, base: BaseRelease | undefined) => {
  const faults = new Map<string, Fault>();
  /** Files reused from the previous release, with the reason. */
  const kept = new Map<string, string>();
  let earlier: Content | undefined;

  const hasFile = (file: string) => base?.manifest.files[file] !== undefined && !kept.has(file);

  const noteRecord = ({ file, problem: latest }: BadFile, owner: Owner) => {
    const key = faultKey(owner.kind, owner.id);
    const knownFault = faults.get(key);
    const problem = knownFault?.problem ?? latest;
    const before = findEarlier(owner, earlier);
    if (!knownFault && before && !isDeepStrictEqual(before, owner.record)) {
      faults.set(key, { problem, use: "earlier" });
    } else if (hasFile(file)) {
      faults.set(key, { problem, use: "keptFile" });
      kept.set(file, problem);
    } else {
      faults.set(key, { problem, use: "nothing" });
    }
  };

  const noteLists = (bad: BadFile[]) => {
    const hopeless = bad.filter(({ file }) => !listFile.test(file) || !hasFile(file));
    if (hopeless.length > 0) {
      throw new Error(describeProblems(hopeless.map(({ problem }) => problem)));
    }
    for (const { file, problem } of bad) kept.set(file, problem);
  };

  const keptLists = (content: Content): HeldBackRecord[] =>
    [...kept]
      .filter(([file]) => !findOwner(file, content))
      .map(([file, problem]) => {
        const path = pagePath(file);
        return { kind: "list", id: path, name: path, showsEarlier: true, problem };
      });

  return {
    kept,

    select: async () => {
      const first = selectContent(answer, earlier, faults);
      if (first.heldBack.length > 0 && base) earlier ??= await readShownContent(base);
      const { content, heldBack } = selectContent(answer, earlier, faults);
      return { content, heldBack: [...heldBack, ...keptLists(content)] };
    },

    /** Chooses the next replacement for each failed file; throws when none is left. */
    note: async (bad: BadFile[], content: Content) => {
      if (base) earlier ??= await readShownContent(base);
      const records = bad.flatMap((each) => {
        const owner = findOwner(each.file, content);
        return owner ? [{ each, owner }] : [];
      });
      for (const { each, owner } of records) noteRecord(each, owner);
      // Lists may have failed because of the records.
      if (records.length === 0) noteLists(bad);
    },
  };
};
