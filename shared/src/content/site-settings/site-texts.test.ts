import { expect, test } from "vitest";
import { defaultTexts, siteTexts, titleOfActivity } from "./site-texts.ts";

test("the title of an activity's page says which activity it is", () => {
  const activityTitle = "All {activity} trips: {activity}!";
  expect(titleOfActivity({ ...defaultTexts, activityTitle }, "$& Kayak")).toBe(
    "All $& Kayak trips: $& Kayak!",
  );
  expect(titleOfActivity(defaultTexts, "Kayak")).toBe("Kayak tours");
});

test("headings cannot be blank, and the activity cannot be left out", () => {
  expect(siteTexts.parse({ ...defaultTexts, toursLead: " " }).toursLead).toBeNull();
  const refused = siteTexts.safeParse({
    ...defaultTexts,
    toursHeading: " ",
    activityTitle: "Our kayak tours",
    contactLead: "a".repeat(201),
  });
  expect(refused.error?.issues.map(({ message }) => message)).toEqual([
    "Heading of the tours is required.",
    "Title of an activity's page must contain {activity}.",
    "Line below the heading of the contact page must be at most 200 characters long.",
  ]);
});
