import { Badge } from "@mantine/core";

type Props = {
  /** What its state is called, as in "Unanswered". */
  state: string;
  isAnswered: boolean;
  isSpam: boolean;
};

/** Whether a message is answered, and whether it may be spam. */
export function MessageBadges({ state, isAnswered, isSpam }: Props) {
  return (
    <>
      {isSpam && (
        <Badge variant="outline" color="clay">
          Possible spam
        </Badge>
      )}
      <Badge variant="light" color={isAnswered ? "lake" : "clay"}>
        {state}
      </Badge>
    </>
  );
}
