import { Text } from "@mantine/core";
import classes from "./WordDiff.module.css";
import { diffWords } from "./word-diff.ts";

/** Shows a version of a text and highlights the words that the other version lacks. */
export function WordDiff({ text, other }: { text: string; other: string }) {
  if (text === "") return <Text c="dimmed">(empty)</Text>;
  return (
    <Text size="sm" className={classes.text}>
      {diffWords(text, other).map(({ value, isMarked }, index) =>
        isMarked ? (
          <mark key={index} className={classes.different}>
            {value}
          </mark>
        ) : (
          value
        ),
      )}
    </Text>
  );
}
