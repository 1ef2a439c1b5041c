import { Stack, Text, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import type { SharedQuestions } from "shared/content/questions";
import { sharedQuestionsId } from "shared/content/records/records";
import { limits } from "shared/limits";
import { ConflictChoice } from "../../../components/conflict/ConflictChoice.tsx";
import { textVersions } from "../../../components/conflict/text-versions.tsx";
import { QueryState } from "../../../components/feedback/QueryState.tsx";
import { RecordForm } from "../../../components/form/RecordForm.tsx";
import { RowsSkeleton } from "../../../components/list/RowsSkeleton.tsx";
import { QuestionRows } from "../../../components/questions/QuestionRows.tsx";
import { useApp } from "../../../lib/app/app-context.ts";
import { RecordTools } from "../records/RecordTools.tsx";
import { describeQuestions } from "./describe-questions.ts";
import { questionsQuery } from "./questions.queries.ts";
import { type QuestionsForm, useQuestionsForm } from "./use-questions-form.ts";

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
        {(loaded) => <SharedQuestionsForm questions={loaded} />}
      </QueryState>
    </Stack>
  );
}

function SharedQuestionsForm({ questions }: { questions: SharedQuestions }) {
  const edit = useQuestionsForm(questions);
  const { form, other } = edit;
  return (
    <RecordForm
      edit={edit}
      saving={edit.save}
      failure={failure}
      conflict={other && <Conflict edit={edit} other={other} />}
      button="Save questions"
    >
      <Text size="sm" c="dimmed">
        Questions about every tour, such as payment, weather or food. Shown on every tour page,
        after its own questions. Questions that you remove stay in the trash for {limits.trashDays}{" "}
        days.
      </Text>
      <QuestionRows form={form} path="questions" rows={form.values.questions} />
    </RecordForm>
  );
}

function Conflict({ edit, other }: { edit: QuestionsForm; other: SharedQuestions }) {
  const [typed, saved] = [
    describeQuestions(edit.form.values.questions),
    describeQuestions(other.questions),
  ];
  const loadOther = () => edit.loadOther(other);
  return (
    <ConflictChoice
      failure={failure}
      isSame={typed === saved}
      differences={[
        { label: "Questions", ...textVersions(typed, saved), onUseOther: loadOther },
      ].filter(() => typed !== saved)}
      onKeepTyped={() => edit.keepTyped(other)}
      onLoadOther={loadOther}
    />
  );
}
