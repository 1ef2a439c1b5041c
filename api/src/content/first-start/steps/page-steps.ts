import type { FirstStep } from "shared/content/first-start";
import type { Page } from "shared/content/pages/pages";
import { adminPaths } from "shared/paths";
import type { Ownership } from "./ownership.ts";
import { lack, toStep, withId } from "./step.ts";

const privacySlug = "privacy";

const toEditPath = ({ _id }: Page) => withId(adminPaths.updatePage, _id);

const privacyLacks = (page: Page, { isOwn }: Ownership) =>
  [
    !page.isShown && "Read the privacy page, edit it and switch on “Shown on the site”.",
    page.isShown && !isOwn(page) && "The privacy page is from the demo. Edit it.",
  ].filter((text) => text !== false);

export const privacyStep = (pages: Page[], ownership: Ownership): FirstStep => {
  const page = pages.find(({ slug }) => slug === privacySlug);
  return toStep({
    id: "privacy",
    title: "Your privacy page",
    isRequired: false,
    missing: page
      ? privacyLacks(page, ownership).map((text) => lack(text, toEditPath(page)))
      : [lack(`Add a privacy page at /${privacySlug}.`, adminPaths.createPage)],
  });
};

/** A page that was edited since and is still hidden is meant to be. */
const isUntouched = ({ isShown, createdAt, updatedAt }: Page) =>
  !isShown && createdAt === updatedAt;

export const pagesStep = (pages: Page[]): FirstStep => {
  const hidden = pages.filter((page) => isUntouched(page) && page.slug !== privacySlug);
  return toStep({
    id: "pages",
    title: "Starter pages",
    isRequired: false,
    missing: hidden.map((page) =>
      lack(`“${page.title}” is hidden. Edit and publish it, or delete it.`, toEditPath(page)),
    ),
  });
};
