import { expect, test } from "vitest";
import { defaultTexts, siteTexts, titleOfActivity } from "./site-texts.ts";

test("puts the activity's name into the title of its page", () => {
  const activityTitle = "All {activity} trips: {activity}!";
  expect(titleOfActivity({ ...defaultTexts, activityTitle }, "$& Kayak")).toBe(
    "All $& Kayak trips: $& Kayak!",
  );
  expect(titleOfActivity(defaultTexts, "Kayak")).toBe("Kayak tours");
});

test("rejects blank headings and an activity title without the activity", () => {
  expect(siteTexts.parse({ ...defaultTexts, toursLead: " " }).toursLead).toBeNull();
  const refused = siteTexts.safeParse({
    ...defaultTexts,
    toursHeading: " ",
    activityTitle: "Our kayak tours",
    contactLead: "a".repeat(201),
  });
  expect(refused.error?.issues.map(({ message }) => message)).toEqual([
    "Heading of all tours is required.",
    "Heading of one activity must contain {activity}.",
    "Line below the heading of the contact page must be at most 200 characters long.",
  ]);
});
