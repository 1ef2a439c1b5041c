import { List, Text } from "@mantine/core";
import type { OwnContent } from "shared/content/first-start";

const describe = ({ tours, photos, reviews, questions, pages, settings }: OwnContent) =>
  [
    { count: tours, one: "tour", many: "tours" },
    { count: photos, one: "photo", many: "photos" },
    { count: reviews, one: "review", many: "reviews" },
    { count: questions, one: "question", many: "questions" },
    { count: pages, one: "page", many: "pages" },
    { count: settings, one: "settings section", many: "settings sections" },
  ].flatMap(({ count, one, many }) => (count > 0 ? [`${count} ${count === 1 ? one : many}`] : []));

export function OwnContentList({ ownContent }: { ownContent: OwnContent }) {
  const counts = describe(ownContent);
  if (counts.length === 0) return null;
  return (
    <div>
      <Text fw={600}>Your own changes will be deleted too:</Text>
      <List>
        {counts.map((text) => (
          <List.Item key={text}>{text}</List.Item>
        ))}
      </List>
    </div>
  );
}
