import { Group, Title, type TitleProps } from "@mantine/core";
import { HandbookLink } from "./HandbookLink.tsx";

type Props = TitleProps & {
  /** The page of the handbook. */
  help: string;
};

export function HelpTitle({ help, ...title }: Props) {
  return (
    <Group gap={4} wrap="nowrap">
      <Title {...title} />
      <HandbookLink help={help} />
    </Group>
  );
}
