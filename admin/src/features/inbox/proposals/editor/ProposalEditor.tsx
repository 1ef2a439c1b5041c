import { Button, Text } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { Eye, Send } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { flushSync } from "react-dom";
import { findProblems } from "shared/inbox/proposals/find-problems";
import type { FileUploads } from "../../../../components/files/use-file-uploads.ts";
import { RerenderOn } from "../../../../components/form/RerenderOn.tsx";
import { SignedOutNotice } from "../../../../components/session/SignedOutNotice.tsx";
import { useDateFormat } from "../../../../lib/dates/use-date-format.ts";
import { describeTotals } from "../data/describe-proposal.ts";
import classes from "./Editor.module.css";
import { FilesSection, useDraftFiles } from "./FilesSection.tsx";
import { PaymentSection } from "./PaymentSection.tsx";
import { Preview } from "./Preview.tsx";
import { PricesSection } from "./PricesSection.tsx";
import { focusProblems, nameOptions, ProblemList } from "./ProblemList.tsx";
import { readContent } from "./proposal-values.ts";
import { TextSection } from "./TextSection.tsx";
import { TripSection } from "./TripSection.tsx";
import { type Drafted, type EditorForm, useDraftEditor } from "./use-draft-editor.ts";

const DraftConflict = lazy(async () => ({
  default: (await import("./DraftConflict.tsx")).DraftConflict,
}));

const SendSheet = lazy(async () => ({
  default: (await import("../send/SendSheet.tsx")).SendSheet,
}));

const PreviewDialog = lazy(async () => ({
  default: (await import("./Preview.tsx")).PreviewDialog,
}));

export type Message = { text: string; onText: (text: string) => void };

type Props = {
  proposal: Drafted;
  /** Goes to the guest in front of the link. */
  message: Message;
};

/** The draft in sections, beside the guest's page where a screen is wide enough. */
export function ProposalEditor({ proposal, message }: Props) {
  const editor = useDraftEditor(proposal);
  const { form, stored, revision, other, status, flush } = editor;
  const today = useDateFormat().today();
  const [isChecked, setChecked] = useState(false);
  const [shown, setShown] = useState<"preview" | "send">();
  const isWide = useMediaQuery("(min-width: 80em)", false, { getInitialValueInEffect: false });
  const { content, issues } = readContent(form.values);
  const uploads = useDraftFiles(form);
  const unsent = uploads.problem ? [{ path: "files", message: uploads.problem }] : [];
  const inFields = content
    ? findProblems(content, today)
    : nameOptions(issues, form.values.options);
  const problems = [...inFields, ...unsent];
  const showProblems = () => {
    form.setErrors(Object.fromEntries(inFields.map(({ path, message }) => [path, message])));
    flushSync(() => setChecked(true));
    focusProblems();
  };
  const startSending = () => (problems.length > 0 ? showProblems() : setShown("send"));
  const showPreview = async () => {
    await flush();
    setShown("preview");
  };
  const close = () => setShown(undefined);
  return (
    <div className={classes.columns}>
      <form
        className={classes.form}
        aria-label="Proposal"
        onSubmit={(event) => event.preventDefault()}
      >
        <Jumps />
        {other && (
          <Suspense>
            <DraftConflict editor={editor} other={other} />
          </Suspense>
        )}
        <Sections form={form} content={content} uploads={uploads} />
        <SignedOutNotice />
        {isChecked && <ProblemList problems={problems} />}
        <div className={classes.bottom} data-bottom-bar>
          <div>
            <Text size="sm" fw={600}>
              {content && describeTotals(content)}
            </Text>
            <Text size="sm" role="status">
              {status}
            </Text>
          </div>
          {!isWide && (
            <Button
              variant="default"
              leftSection={<Eye size={16} aria-hidden />}
              onClick={() => void showPreview()}
            >
              Preview
            </Button>
          )}
          <Button
            leftSection={<Send size={16} aria-hidden />}
            disabled={other !== undefined}
            onClick={startSending}
          >
            Send
          </Button>
        </div>
      </form>
      {isWide && (
        <aside className={classes.beside} aria-label="Preview">
          <Preview id={proposal._id} revision={stored.draft.updatedAt} />
        </aside>
      )}
      <Suspense>
        {shown === "preview" && (
          <PreviewDialog id={proposal._id} revision={revision} onClose={close} />
        )}
        {shown === "send" && (
          <SendSheet {...message} proposal={stored} onSave={flush} onClose={close} />
        )}
      </Suspense>
    </div>
  );
}

type SectionsProps = {
  form: EditorForm;
  content: ReturnType<typeof readContent>["content"];
  uploads: FileUploads;
};

/** Each section renders only when one of its fields changes. */
function Sections({ form, content, uploads }: SectionsProps) {
  const { values, errors } = form;
  const { title, people, startsOn, endsOn, days, included, notIncluded, photos } = values;
  const { options, extras, discount, currency, schedule, validUntil, note, terms, files } = values;
  const prices = [people, options, extras, discount, currency, errors, content === undefined];
  return (
    <>
      <RerenderOn
        changes={[title, people, startsOn, endsOn, days, included, notIncluded, photos, errors]}
      >
        <TripSection form={form} />
      </RerenderOn>
      <RerenderOn changes={prices}>
        <PricesSection form={form} content={content} />
      </RerenderOn>
      <RerenderOn changes={[...prices, schedule, validUntil, startsOn]}>
        <PaymentSection form={form} content={content} />
      </RerenderOn>
      <RerenderOn changes={[note, terms, errors]}>
        <TextSection form={form} />
      </RerenderOn>
      <RerenderOn changes={[files, errors, uploads.uploads, uploads.shrinksPhotos]}>
        <FilesSection form={form} uploads={uploads} />
      </RerenderOn>
    </>
  );
}

const jumps = [
  ["trip", "Trip"],
  ["prices", "Prices"],
  ["payment", "Payment"],
  ["text", "Text"],
  ["files", "Files"],
] as const;

const goToSection = (id: string) => {
  const section = document.querySelector(`[data-section="${id}"]`);
  section?.scrollIntoView();
  section?.querySelector<HTMLElement>("h2")?.focus({ preventScroll: true });
};

function Jumps() {
  return (
    <nav className={classes.jumps} aria-label="Sections">
      {jumps.map(([id, label]) => (
        <Button key={id} variant="light" size="compact-sm" mih={36} onClick={() => goToSection(id)}>
          {label}
        </Button>
      ))}
    </nav>
  );
}
