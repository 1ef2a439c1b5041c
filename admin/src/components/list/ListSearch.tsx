import { CloseButton, Kbd, TextInput } from "@mantine/core";
import { useDebouncedCallback, useHotkeys } from "@mantine/hooks";
import { Search } from "lucide-react";
import { useRef, useState } from "react";
import { limits } from "shared/limits";

const searchDelay = 300;

type Props = { label: string; value: string | undefined; onSearch: (text: string) => void };

/** Keeps the typed text until the address changes in another way. */
function useSearchText(value: string, onSearch: Props["onSearch"]) {
  const [text, setText] = useState(value);
  const [searched, setSearched] = useState(value);
  const [seen, setSeen] = useState(value);
  if (value !== seen) {
    setSeen(value);
    if (value !== searched) {
      setSearched(value);
      setText(value);
    }
  }
  const search = () => {
    const trimmed = text.trim();
    // The text is unchanged, or the address has changed since.
    if (trimmed === searched) return;
    setSearched(trimmed);
    onSearch(trimmed);
  };
  const searchSoon = useDebouncedCallback(search, { delay: searchDelay, flushOnUnmount: false });
  const type = (typed: string) => {
    setText(typed);
    searchSoon();
  };
  return [text, type] as const;
}

export function ListSearch({ label, value = "", onSearch }: Props) {
  const [text, type] = useSearchText(value, onSearch);
  const field = useRef<HTMLInputElement>(null);
  const focus = () => field.current?.focus();
  // Not "/" alone: single-key shortcuts get in the way of dictation (WCAG 2.1.4).
  useHotkeys([["mod+K", focus]]);
  const clear = () => {
    type("");
    focus();
  };
  return (
    <TextInput
      ref={field}
      type="search"
      aria-label={label}
      aria-keyshortcuts="Control+K Meta+K"
      placeholder={label}
      maxLength={limits.line}
      leftSection={<Search size={16} aria-hidden />}
      rightSectionWidth={text ? undefined : 64}
      rightSection={
        text ? (
          <CloseButton aria-label="Clear search" onClick={clear} />
        ) : (
          <Kbd size="xs" visibleFrom="md" aria-hidden>
            Ctrl K
          </Kbd>
        )
      }
      value={text}
      onChange={(event) => type(event.currentTarget.value)}
    />
  );
}
