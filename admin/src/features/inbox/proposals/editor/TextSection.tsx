import { Stack, Textarea } from "@mantine/core";
import { limits } from "shared/limits";
import { SectionCard } from "../../../../components/sections/Sections.tsx";
import type { EditorForm } from "./use-draft-editor.ts";

export function TextSection({ form }: { form: EditorForm }) {
  return (
    <SectionCard id="text" label="Text">
      <Stack>
        <Textarea
          label="Personal note"
          description="Shown at the top of the guest's page."
          autosize
          minRows={3}
          maxRows={14}
          maxLength={limits.message}
          {...form.getInputProps("note")}
        />
        <Textarea
          label="Terms"
          description="The guest agrees to them when accepting. The usual ones are in the site settings under “Proposals”."
          autosize
          minRows={4}
          maxRows={20}
          maxLength={limits.description}
          {...form.getInputProps("terms")}
        />
      </Stack>
    </SectionCard>
  );
}
