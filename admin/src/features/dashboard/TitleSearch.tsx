import { Button, TextInput } from "@mantine/core";
import { Search } from "lucide-react";
import classes from "./TitleSearch.module.css";

const webSearch = "https://www.google.com/search";

type Props = { value: string; onChange: (text: string) => void };

/** Filters tours and photos by title; submitting also searches the web. */
export function TitleSearch({ value, onChange }: Props) {
  const text = value.trim();
  const searchWeb = () =>
    window.open(`${webSearch}?${new URLSearchParams({ q: text })}`, "_blank", "noopener");
  return (
    <search>
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (text) searchWeb();
        }}
      >
        <TextInput
          type="search"
          label="Search by title"
          description="Filters the tours and photos below. The button also searches the web, in a new tab."
          leftSection={<Search size={16} aria-hidden />}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
        <Button type="submit" variant="default">
          Search
        </Button>
      </form>
    </search>
  );
}
