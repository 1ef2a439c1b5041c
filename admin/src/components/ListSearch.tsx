import { CloseButton, TextInput } from "@mantine/core";
import { useDebouncedCallback } from "@mantine/hooks";
import { Search } from "lucide-react";
import { useState } from "react";
import { limits } from "shared/limits";

const typingPause = 300;

type Props = { label: string; value: string | undefined; onSearch: (text: string) => void };

/** Searches a list while one types, after a short pause. */
export function ListSearch({ label, value = "", onSearch }: Props) {
  const [text, setText] = useState(value);
  const searchSoon = useDebouncedCallback(onSearch, { delay: typingPause, flushOnUnmount: false });
  const change = (typed: string) => {
    setText(typed);
    searchSoon(typed);
  };
  return (
    <TextInput
      type="search"
      aria-label={label}
      placeholder={label}
      maxLength={limits.line}
      leftSection={<Search size={16} aria-hidden />}
      rightSection={text && <CloseButton aria-label="Clear search" onClick={() => change("")} />}
      value={text}
      onChange={(event) => change(event.currentTarget.value)}
    />
  );
}
