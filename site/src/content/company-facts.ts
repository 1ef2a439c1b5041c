import { isExpired } from "shared/content/placeholders";
import { isSampleName } from "shared/content/samples";
import type { PublicSettings } from "shared/content/site-settings/site-settings";

type Company = PublicSettings["company"];

const dayFormat = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

/** The licence unless it has expired. */
const validLicence = (company: Company, today: string) =>
  company.licenceIssuer && !isExpired(company, today)
    ? {
        issuer: company.licenceIssuer,
        link: company.licenceLink,
        until: company.licenceUntil && dayFormat.format(new Date(company.licenceUntil)),
      }
    : null;

/** The facts that the About page states; `null` without any. */
export const companyFacts = (company: Company, today: string) => {
  const licence = validLicence(company, today);
  const { founded, registration, insurance } = company;
  if (!licence && !founded && !registration && !insurance) return null;
  return { licence, founded, registration, insurance };
};

type Review = { name: string };

const describeReviews = (reviews: Review[]) => {
  const { length } = reviews.filter(({ name }) => !isSampleName(name));
  if (length === 0) return null;
  return `${length} guest ${length === 1 ? "review" : "reviews"}`;
};

/** `Founded 2015 · licensed by RDB · 12 guest reviews`; empty without facts. Samples don't count. */
export const proofLine = (company: Company, reviews: Review[], today: string) => {
  const licence = validLicence(company, today);
  const line = [
    company.founded && `founded ${company.founded}`,
    licence && `licensed by ${licence.issuer}`,
    describeReviews(reviews),
  ]
    .filter(Boolean)
    .join(" · ");
  return line.charAt(0).toUpperCase() + line.slice(1);
};
