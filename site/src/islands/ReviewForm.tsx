import { useEffect, useState } from "react";
import { formLimits } from "shared/inbox/form-limits";
import type { GuestReviewInput, ReviewLink } from "shared/inbox/proposals/review-requests";
import { useHydrated } from "../components/ui/useHydrated.ts";
import { useSharedLinkToken } from "../forms/account/useLinkToken.ts";
import { Field } from "../forms/Field.tsx";
import { FocusedHeading } from "../forms/FocusedHeading.tsx";
import { MessageForm } from "../forms/messages/MessageForm.tsx";
import { useMessageForm } from "../forms/messages/useMessageForm.ts";
import { PermissionField, StarsField } from "../forms/review/ChoiceFields.tsx";
import { PhotoField } from "../forms/review/PhotoField.tsx";
import { TextField } from "../forms/TextField.tsx";
import { postJson, responseMessage } from "../lib/api.ts";
import { formText } from "../lib/form-text.ts";
import { isBoolean, isShape, isString } from "../lib/guards.ts";

type Site = { name: string; url: string };
type Props = { api?: string; sites: Site[] };

/** The form behind a guest's link. Every guest gets the same links to other sites. */
export function ReviewForm({ api = "", sites }: Props) {
  const token = useSharedLinkToken();
  const isHydrated = useHydrated();
  if (!isHydrated) return <p role="status">Loading the form…</p>;
  if (!token) return <p className="notice">Open this page with the link in our message to you.</p>;
  return <TokenForm key={token} api={api} sites={sites} token={token} />;
}

const isLink = isShape<ReviewLink>({ trip: isString, isFull: isBoolean });

const noLink = "This link doesn't work. Please ask us for a new one.";

type LinkState = { trip?: string; isFull?: boolean; problem?: string };

/** Without a connection the link counts as good, because the form keeps what is written. */
function useReviewLink(api: string, token: string): LinkState {
  const [state, setState] = useState<LinkState>({});
  useEffect(() => {
    const read = async () => {
      const response = await postJson(`${api}/api/guest-reviews/link`, { token });
      if (isLink(response.body)) return setState(response.body);
      if (response.status === 404) setState({ problem: responseMessage(response) ?? noLink });
    };
    read().catch(() => {});
  }, [api, token]);
  return state;
}

const readReview = (form: FormData, token: string): GuestReviewInput => ({
  token,
  stars: Number(formText(form, "stars")),
  comment: formText(form, "comment"),
  name: formText(form, "name"),
  country: formText(form, "country"),
  photo: formText(form, "photo") || null,
  mayBeShown: formText(form, "mayBeShown") === "yes",
});

type TokenFormProps = { api: string; sites: Site[]; token: string };

function TokenForm({ api, sites, token }: TokenFormProps) {
  const url = `${api}/api/guest-reviews`;
  const [isUploading, setUploading] = useState(false);
  const { trip, isFull, problem } = useReviewLink(api, token);
  const message = useMessageForm({
    url,
    name: `review:${token}`,
    read: (form) => readReview(form, token),
    failure: "We couldn't send your review. Please try again.",
    thank: (response) => responseMessage(response) ?? "Thank you!",
  });
  if (message.sent) return <Thanks sites={sites} mayBeShown={message.sent.message.mayBeShown} />;
  if (problem)
    return (
      <p className="notice" role="alert">
        {problem}
      </p>
    );
  if (isFull)
    return (
      <div className="notice" role="status">
        <p>We already have a review from each of you. Thank you!</p>
        <OtherSites sites={sites} />
      </div>
    );
  return (
    <>
      {trip && <p className="review-trip">Your trip: {trip}</p>}
      <MessageForm
        action={url}
        message={message}
        noun="review"
        button={["Send review", "Sending..."]}
        unready={isUploading}
      >
        <StarsField />
        <TextField
          label="Your review"
          name="comment"
          rows={6}
          longest={formLimits.message}
          required
        />
        <Field
          label="Your name"
          hint="as it should be shown, such as Ada L."
          name="name"
          autoComplete="given-name"
          maxLength={formLimits.line}
          required
        />
        <Field
          label="Country"
          hint="(optional)"
          name="country"
          autoComplete="country-name"
          maxLength={formLimits.line}
        />
        <PhotoField url={`${url}/photo`} token={token} onUploading={setUploading} />
        <PermissionField />
      </MessageForm>
    </>
  );
}

function OtherSites({ sites }: { sites: Site[] }) {
  if (sites.length === 0) return null;
  return (
    <p>
      You can also review us on{" "}
      {sites.map(({ name, url }, index) => (
        <span key={name}>
          {index > 0 && " and "}
          <a href={url} target="_blank" rel="noopener noreferrer">
            {name}
          </a>
        </span>
      ))}
      .
    </p>
  );
}

function Thanks({ sites, mayBeShown }: { sites: Site[]; mayBeShown: boolean }) {
  return (
    <div className="sent">
      <FocusedHeading>Thank you for your review</FocusedHeading>
      <p>
        It has reached us.{mayBeShown && " We read every review before it appears on our site."}
      </p>
      <OtherSites sites={sites} />
      <p>If you travelled together, everyone can write a review by opening the same link.</p>
    </div>
  );
}
