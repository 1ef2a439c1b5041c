import { Stack, Text, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import type { SharedQuestions } from "shared/content/questions";
import type { Draft } from "shared/content/records/drafts";
import { sharedQuestionsId } from "shared/content/records/records";
import { limits } from "shared/limits";
import { DraftConflict } from "../../../components/conflict/DraftConflict.tsx";
import { RecordConflict } from "../../../components/conflict/RecordConflict.tsx";
import { QueryState } from "../../../components/feedback/QueryState.tsx";
import { RecordForm } from "../../../components/form/RecordForm.tsx";
import { RowsSkeleton } from "../../../components/list/RowsSkeleton.tsx";
import { QuestionRows } from "../../../components/questions/QuestionRows.tsx";
import { useApp } from "../../../lib/app/app-context.ts";
import { WithDraft } from "../records/drafts/WithDraft.tsx";
import { RecordTools } from "../records/RecordTools.tsx";
import { questionsQuery } from "./questions.queries.ts";
import { questionsFields } from "./questions-fields.ts";
import { toQuestionsValues, useQuestionsForm } from "./use-questions-form.ts";

const failure = "Couldn't save the questions. Please try again.";

export function QuestionsSection() {
  const { api } = useApp();
  const questions = useQuery(questionsQuery(api));
  return (
    <Stack component="section" aria-label="Questions">
      <Title order={2} size="h3">
        Questions
      </Title>
      <RecordTools
        record={{ kind: "questions", id: sharedQuestionsId, name: "Questions on every tour" }}
      />
      <QueryState
        query={questions}
        skeleton={<RowsSkeleton rows={3} height={120} />}
        errorText="Failed to load the questions."
      >
        {(loaded) => (
          <WithDraft record={{ kind: "questions", id: sharedQuestionsId }}>
            {(found) => <SharedQuestionsForm questions={loaded} found={found} />}
          </WithDraft>
        )}
      </QueryState>
    </Stack>
  );
}

type Props = { questions: SharedQuestions; found: Draft | null };

function SharedQuestionsForm({ questions, found }: Props) {
  const edit = useQuestionsForm(questions, found);
  const { form, other } = edit;
  return (
    <RecordForm
      edit={edit}
      saving={edit.save}
      failure={failure}
      conflict={
        other && (
          <RecordConflict
            fields={questionsFields}
            form={form}
            baseline={edit.baseline}
            other={other}
            toValues={toQuestionsValues}
            failure={failure}
            onContinue={edit.continueFrom}
          />
        )
      }
      button="Publish"
    >
      <Text size="sm" c="dimmed">
        Questions about every tour, such as payment, weather or food. Shown on every tour page,
        after its own questions. Questions that you remove stay in the trash for {limits.trashDays}{" "}
        days.
      </Text>
      <QuestionRows form={form} path="questions" rows={form.values.questions} />
      <DraftConflict form={form} conflict={edit.draft.conflict} />
    </RecordForm>
  );
}
