import { z } from "zod";
import { limits } from "../limits.ts";
import { optionalText, singleLineText } from "../text/text.ts";

/**
 * A source in the syntax of a content security policy. A wildcard needs two labels, but `*.github.io` passes too:
 * nothing checks who owns the domain.
 */
const source = /^https:\/\/(\*\.)?([a-z\d-]+\.)+[a-z\d-]+(:\d{1,5})?$/i;

const isSource = (text: string) => source.test(text) && URL.canParse(text);

const isScriptAddress = (text: string) => {
  const { protocol, username, password, origin } = URL.parse(text) ?? {};
  const isOwn = protocol === "https:" && username === "" && password === "";
  return isOwn && origin !== undefined && source.test(origin) && !origin.includes("*");
};

/** A third party's script of reviews. Pages let it load from its own host and from `origins` only. */
export const reviewsWidget = z.object({
  script: singleLineText("Script", limits.url).refine(
    isScriptAddress,
    "Script must be an https:// address without a user name or password.",
  ),
  place: optionalText(
    "Class",
    singleLineText("Class").regex(
      /^[\w-]+( [\w-]+)*$/,
      "Class must be letters, digits, hyphens and underscores only.",
    ),
  ),
  origins: z
    .array(
      singleLineText("Other host")
        .overwrite((text) => text.replace(/\/$/, ""))
        .refine(
          isSource,
          "Other host must be as in https://cdn.example.com or https://*.example.com, without a path.",
        ),
      "Other hosts must be a list.",
    )
    .max(limits.widgetHosts, `There may be at most ${limits.widgetHosts} other hosts.`),
});
export type ReviewsWidget = z.infer<typeof reviewsWidget>;

/** The environment's widget, which may name any host. */
export const givenWidget = z.object({
  script: z.string(),
  place: z.string().nullable(),
  origins: z.array(z.string()),
});
