import { Anchor, Text } from "@mantine/core";
import { Link } from "react-router";
import { QuestionRows } from "../../../../components/questions/QuestionRows.tsx";
import { pathTo } from "../../../../lib/app/paths.ts";
import type { ServiceForm } from "../values/use-service-form.ts";

export function QuestionsSection({ form }: { form: ServiceForm }) {
  return (
    <>
      <Text size="sm" c="dimmed" mb="sm">
        Questions about this tour only.{" "}
        <Anchor component={Link} to={pathTo.settings("questions")} underline="always">
          Questions for all tours
        </Anchor>{" "}
        follow them on its page.
      </Text>
      <QuestionRows form={form} path="facts.questions" rows={form.values.facts.questions} />
    </>
  );
}
