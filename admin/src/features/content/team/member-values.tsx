import { type TeamMember, teamMember, teamMemberInput } from "shared/content/team";
import { image } from "shared/media/images";
import { z } from "zod";
import type { RecordField } from "../../../lib/editing/record-field.ts";
import { valueField } from "../../../lib/editing/value-field.ts";
import { parseNumber } from "../../../lib/text/parse-number.ts";

/** Unvalidated; also the format of drafts. */
export const memberValues = teamMember.pick({ name: true, languages: true, isShown: true }).extend({
  role: z.string(),
  since: z.string(),
  guideLicence: z.string(),
  firstAid: z.string(),
  words: z.string(),
  photo: z.object({ picture: z.string(), image }).nullable(),
});
export type MemberValues = z.infer<typeof memberValues>;

export const blankMember: MemberValues = {
  name: "",
  role: "",
  languages: [],
  since: "",
  guideLicence: "",
  firstAid: "",
  words: "",
  photo: null,
  isShown: true,
};

export const toMemberValues = (member: TeamMember): MemberValues => {
  const { name, languages, picture, image: stored, isShown } = member;
  return {
    name,
    languages,
    isShown,
    role: member.role ?? "",
    since: String(member.since ?? ""),
    guideLicence: member.guideLicence ?? "",
    firstAid: member.firstAid ?? "",
    words: member.words ?? "",
    photo: picture !== null && stored ? { picture, image: stored } : null,
  };
};

/** Validates the form values and converts them to the request. */
export const memberSchema = z.preprocess((typed) => {
  const { photo, since, ...values } = memberValues.parse(typed);
  return { ...values, since: parseNumber(since), picture: photo?.picture ?? null };
}, teamMemberInput);

const photoField: RecordField<MemberValues> = {
  label: "Photo",
  read: ({ photo }) => photo?.picture,
  describe: ({ photo }) => (photo ? "A photo" : ""),
  render: ({ photo }) =>
    photo ? <img src={photo.image.src} alt="" height={120} loading="lazy" /> : "(no photo)",
  take: (values, { photo }) => ({ ...values, photo }),
};

export const memberFields: RecordField<MemberValues>[] = [
  photoField,
  valueField("name", "Name", String),
  valueField("role", "Role", String),
  valueField("languages", "Languages", (languages) => languages.join(", ")),
  valueField("since", "Working here since", String),
  valueField("guideLicence", "Guide licence", String),
  valueField("firstAid", "First aid", String),
  valueField("words", "In their own words", String),
  valueField("isShown", "Visibility", (isShown) => (isShown ? "Shown on the site" : "Hidden")),
];
