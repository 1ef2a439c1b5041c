import { Anchor, List, Text } from "@mantine/core";
import { Link } from "react-router";
import type { HeldBackRecord } from "shared/publishing/builds";
import { pathTo } from "../../lib/app/paths.ts";

const editPath = ({ kind, id }: HeldBackRecord) => {
  switch (kind) {
    case "tour":
      return pathTo.updateService(id);
    case "page":
      return pathTo.updatePage(id);
    case "photo":
      return pathTo.galleryItem(id);
    case "review":
      return pathTo.updateReview(id);
    case "question":
      return pathTo.settings("questions");
    case "list":
      return undefined;
  }
};

const describeShown = ({ kind, showsEarlier }: HeldBackRecord) => {
  if (kind === "list") return "This page was not updated.";
  return showsEarlier ? "Visitors see its last good version." : "Not on the site yet.";
};

const getPath = (record: HeldBackRecord) => (record.id ? editPath(record) : undefined);

function RecordName({ record }: { record: HeldBackRecord }) {
  const path = getPath(record);
  const name = record.name || `A ${record.kind} without a name`;
  if (!path) return <Text size="sm">{name}</Text>;
  return (
    <Anchor component={Link} to={path} size="sm">
      {name}
    </Anchor>
  );
}

/** Records that are not live as saved, each with the reason and the remedy. */
export function HeldBackList({ records }: { records: HeldBackRecord[] }) {
  return (
    <div style={{ overflowWrap: "anywhere" }}>
      <List spacing="xs" my="xs" size="sm" aria-label="Not live">
        {records.map((record, index) => (
          <List.Item key={`${record.kind}:${record.id}:${index}`}>
            <RecordName record={record} />
            <Text size="sm">{describeShown(record)}</Text>
            {record.problem && (
              <Text size="sm" c="dimmed">
                {record.problem}
              </Text>
            )}
          </List.Item>
        ))}
      </List>
      <Text size="sm" c="dimmed">
        {records.some(getPath)
          ? "Open it, check your last change, and save it again. If that doesn't help, show the reason to the person who looks after your site."
          : "Show the reason to the person who looks after your site."}
      </Text>
    </div>
  );
}
