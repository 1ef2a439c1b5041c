import type { ReactNode } from "react";
import type { GuestProposalPage, RefusedForm } from "shared/inbox/proposals/guest-pages";
import { dayInWords, timeInWords } from "../parts/in-words.ts";
import { hasForm } from "./has-form.ts";

type Props = { page: GuestProposalPage };

/** The state of the proposal, and the outcome of the form that was sent last. */
export function StatusNotice({ page }: Props) {
  const { notice, refused, isPreview, hash } = page;
  return (
    <div className="guest-notices">
      {isPreview && (
        <p className="guest-notice">
          {hash
            ? "Preview: the guest's link shows this page."
            : "Preview: guests see this page once it is sent."}
        </p>
      )}
      {notice && (
        <p className="guest-notice guest-notice--good" role="status">
          {notice}
        </p>
      )}
      {refused && (
        <p className="guest-notice guest-notice--bad" role="alert">
          <Refusal page={page} refused={refused} />
        </p>
      )}
      <State page={page} />
    </div>
  );
}

/** The state may have changed since the guest opened the form. */
function Refusal({ page, refused: { form, message } }: Props & { refused: RefusedForm }) {
  if (hasForm(page, form))
    return (
      <>
        {message} <a href={`#${form}`}>Go to the form</a>
      </>
    );
  return (
    <>
      Your form wasn't sent, because the proposal has changed since you opened it.{" "}
      <a href="#contact">How to reach us</a>
    </>
  );
}

function State({ page }: Props) {
  const { status, newestPath, content, cancelledAt, timeZone } = page;
  switch (status) {
    case "open":
      return null;
    case "newer":
      return (
        <Strong title="There is a newer version of this proposal.">
          {newestPath && <a href={newestPath}>Open the newest version</a>}
        </Strong>
      );
    case "expired":
      return (
        <Strong
          title={`This proposal was valid until ${content.validUntil ? dayInWords(content.validUntil) : "a past day"}.`}
        >
          Prices and places may have changed. <a href="#change">Ask for a new proposal</a>
        </Strong>
      );
    case "declined":
      return (
        <Strong title="You declined this proposal.">
          Changed your mind? <a href="#change">Write to us</a>
        </Strong>
      );
    case "withdrawn":
      if (cancelledAt)
        return (
          <Strong title={`This trip was cancelled on ${timeInWords(cancelledAt, timeZone)}.`}>
            There is nothing left to pay. Do you have a question? <a href="#change">Write to us</a>
          </Strong>
        );
      return (
        <Strong title="We have withdrawn this proposal, so it can't be accepted.">
          <a href="#change">Ask for a new proposal</a>
        </Strong>
      );
    case "accepted":
      return <Accepted page={page} />;
  }
}

function Accepted({ page: { acceptance, timeZone } }: Props) {
  if (!acceptance) return null;
  const on = timeInWords(acceptance.at, timeZone);
  const recorded = acceptance.by ? ", recorded by our team" : "";
  return <Strong title={`Accepted by ${acceptance.name} on ${on}${recorded}.`} isGood />;
}

type StrongProps = { title: string; isGood?: boolean; children?: ReactNode };

function Strong({ title, isGood = false, children }: StrongProps) {
  return (
    <p className={`guest-notice ${isGood ? "guest-notice--good" : ""}`.trim()}>
      <strong>{title}</strong> {children}
    </p>
  );
}
