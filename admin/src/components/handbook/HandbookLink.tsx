import { ActionIcon } from "@mantine/core";
import { CircleQuestionMark } from "lucide-react";
import { handbookPath } from "shared/paths";

type Props = {
  /** A page of the handbook, perhaps with a heading: `mail#guest-replies`. */
  help: string;
};

/** Opens the handbook beside the screen, which keeps what was typed. */
export function HandbookLink({ help }: Props) {
  return (
    <ActionIcon
      component="a"
      href={handbookPath + help}
      target="_blank"
      rel="noopener"
      variant="subtle"
      size="input-sm"
      aria-label="How this works"
    >
      <CircleQuestionMark size={20} aria-hidden />
    </ActionIcon>
  );
}
