import { Anchor, Stack, Text, Title } from "@mantine/core";
import { Link } from "react-router";
import type { TimetableNotice } from "shared/content/records/timetable";
import { DateTime } from "../../../../components/date/DateTime.tsx";
import { Row, Rows } from "../../../../components/list/Rows.tsx";
import { pathTo } from "../../../../lib/app/paths.ts";

const changes = { start: "Appears", end: "Disappears" };

/** The coming starts and ends of notices, which are changed in the site settings. */
export function NoticeTimes({ notices }: { notices: TimetableNotice[] }) {
  return (
    <Stack component="section" gap="sm">
      <Title order={2} size="h4">
        Notices
      </Title>
      <Rows label="Notices">
        {notices.map(({ id, text, change, at }) => (
          <Row key={`${id} ${change}`}>
            <Text fw={600}>
              <DateTime at={at} />
            </Text>
            <Text size="sm">
              {changes[change]}: {text}
            </Text>
          </Row>
        ))}
      </Rows>
      <Anchor component={Link} to={pathTo.siteSettings("notices")} size="sm" underline="always">
        Change notices
      </Anchor>
    </Stack>
  );
}
