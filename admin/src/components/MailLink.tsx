import { Anchor } from "@mantine/core";

/** An address that opens a new mail to it. */
export function MailLink({ to }: { to: string }) {
  return (
    <Anchor href={`mailto:${encodeURIComponent(to)}`} size="sm" underline="always">
      {to}
    </Anchor>
  );
}
