import { CloseButton, Kbd, TextInput } from "@mantine/core";
import { useDebouncedCallback, useHotkeys } from "@mantine/hooks";
import { Search } from "lucide-react";
import { useRef, useState } from "react";
import { limits } from "shared/limits";

const searchDelay = 300;

type Props = { label: string; value: string | undefined; onSearch: (text: string) => void };

/** What stands in the field: what is typed, until the address says something that was not asked for here. */
function useSearchText(value: string, onSearch: Props["onSearch"]) {
  const [text, setText] = useState(value);
  const [asked, setAsked] = useState(value);
  const [seen, setSeen] = useState(value);
  if (value !== seen) {
    setSeen(value);
    if (value !== asked) {
      setAsked(value);
      setText(value);
    }
  }
  const search = () => {
    const wanted = text.trim();
    // Nothing new, or the address has changed since.
    if (wanted === asked) return;
    setAsked(wanted);
    onSearch(wanted);
  };
  const searchSoon = useDebouncedCallback(search, { delay: searchDelay, flushOnUnmount: false });
  const type = (typed: string) => {
    setText(typed);
    searchSoon();
  };
  return [text, type] as const;
}

/** Searches a list while one types, after a short pause. */
export function ListSearch({ label, value = "", onSearch }: Props) {
  const [text, type] = useSearchText(value, onSearch);
  const field = useRef<HTMLInputElement>(null);
  const focus = () => field.current?.focus();
  // Not "/" alone: keys without a modifier trouble those who dictate (WCAG 2.1.4).
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
