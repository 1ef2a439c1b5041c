import { Container, Group, Title } from "@mantine/core";
import { type ReactNode, use } from "react";
import { useWaitingCount } from "../../lib/requests/conversations.ts";
import { HelpTitle } from "../handbook/HelpTitle.tsx";
import { BackLink } from "./BackLink.tsx";
import { NoticeContext } from "./notice-context.ts";
import classes from "./Screen.module.css";

type Props = {
  title: string;
  /** The parent screen. */
  back?: { to: string; label: string } | undefined;
  /** Replaces the title with the back link on narrow screens. */
  isBackTitle?: boolean;
  actions?: ReactNode;
  /** The page of the handbook. */
  help?: string;
  /** On a phone the actions stay beside the title. */
  isCompact?: boolean;
  size?: "sm" | "md" | "xl";
  children: ReactNode;
};

export function Screen(props: Props) {
  const { title, back, isBackTitle = false, actions, isCompact = false, help } = props;
  const { size = "xl", children } = props;
  const notice = use(NoticeContext);
  const waiting = useWaitingCount();
  const count = waiting > 0 ? `(${waiting}) ` : "";
  return (
    <Container size={size} p={0} mx="auto" className={classes.screen}>
      <title>{`${count}${title} · Admin`}</title>
      {notice}
      {back && <BackLink {...back} {...(isBackTitle && { hiddenFrom: "md" })} />}
      <Group
        justify="space-between"
        gap="sm"
        className={classes.head}
        data-replaced={isBackTitle || undefined}
        wrap={isCompact ? "nowrap" : "wrap"}
      >
        {help ? (
          <HelpTitle order={1} size="h2" help={help}>
            {title}
          </HelpTitle>
        ) : (
          <Title order={1} size="h2">
            {title}
          </Title>
        )}
        {actions && (
          <Group gap="sm" className={classes.actions} wrap={isCompact ? "nowrap" : "wrap"}>
            {actions}
          </Group>
        )}
      </Group>
      {children}
    </Container>
  );
}
