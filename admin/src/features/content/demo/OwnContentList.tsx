import { List, Text } from "@mantine/core";
import type { OwnContent } from "shared/content/first-start";

const describe = ({ tours, photos, reviews, questions, pages, settings }: OwnContent) =>
  [
    { count: tours, one: "tour", many: "tours" },
    { count: photos, one: "photo", many: "photos" },
    { count: reviews, one: "review", many: "reviews" },
    { count: questions, one: "question", many: "questions" },
    { count: pages, one: "page", many: "pages" },
    { count: settings, one: "section of the settings", many: "sections of the settings" },
  ].flatMap(({ count, one, many }) => (count > 0 ? [`${count} ${count === 1 ? one : many}`] : []));

/** What an owner would lose of their own work. */
export function OwnContentList({ ownContent }: { ownContent: OwnContent }) {
  const counts = describe(ownContent);
  if (counts.length === 0) return null;
  return (
    <div>
      <Text fw={600}>What you have added or changed goes as well:</Text>
      <List>
        {counts.map((text) => (
          <List.Item key={text}>{text}</List.Item>
        ))}
      </List>
    </div>
  );
}
