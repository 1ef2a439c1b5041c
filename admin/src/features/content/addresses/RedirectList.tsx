import { Button, Stack, Text, TextInput } from "@mantine/core";
import { Search } from "lucide-react";
import { useState } from "react";
import type { Redirect } from "shared/content/addresses/redirects";
import { DateTime } from "../../../components/date/DateTime.tsx";
import { notifyError } from "../../../components/feedback/notify.ts";
import { notifyUndoable } from "../../../components/feedback/notify-undoable.tsx";
import { DeleteButton } from "../../../components/form/DeleteButton.tsx";
import { EmptyList } from "../../../components/list/EmptyList.tsx";
import { AddressRow, AddressRows } from "./AddressRow.tsx";
import { useDeleteRedirect, useSaveRedirect } from "./addresses.requests.ts";
import { showAddress } from "./show-address.ts";

const origins: Record<Redirect["origin"], string> = {
  moved: "Page moved",
  added: "Added",
  imported: "Imported",
};

/** More than a screen shows. */
const step = 50;

const matches = ({ source, target }: Redirect, search: string) =>
  `${source} ${showAddress(target)}`.toLowerCase().includes(search.trim().toLowerCase());

export function RedirectList({ redirects }: { redirects: Redirect[] }) {
  const [search, setSearch] = useState("");
  const [most, setMost] = useState(step);
  const found = redirects.filter((redirect) => matches(redirect, search));
  if (redirects.length === 0)
    return <EmptyList title="No redirects yet. Change the address of a page, or add one." />;
  return (
    <Stack gap="sm">
      <TextInput
        type="search"
        aria-label="Search redirects"
        placeholder="Search redirects"
        leftSection={<Search size={16} aria-hidden />}
        value={search}
        onChange={(event) => {
          setSearch(event.currentTarget.value);
          setMost(step);
        }}
      />
      <Text size="sm" c="dimmed" role="status">
        {search.trim() === ""
          ? `${redirects.length} ${redirects.length === 1 ? "redirect" : "redirects"}`
          : `${found.length} of ${redirects.length} found`}
      </Text>
      {found.length > 0 && (
        <AddressRows label="Redirects">
          {found.slice(0, most).map((redirect) => (
            <RedirectRow key={redirect.source} redirect={redirect} />
          ))}
        </AddressRows>
      )}
      {found.length > most && (
        <Button variant="default" onClick={() => setMost(most + step)}>
          Show {Math.min(step, found.length - most)} more
        </Button>
      )}
    </Stack>
  );
}

function RedirectRow({ redirect: { source, target, origin, createdAt } }: { redirect: Redirect }) {
  const remove = useDeleteRedirect();
  const restore = useSaveRedirect({
    onError: (error) => notifyError("Couldn't restore the redirect.", error),
  });
  const ask = () =>
    remove.mutate(source, {
      onSuccess: () =>
        notifyUndoable({
          title: "Redirect deleted",
          text: `${source} leads nowhere now.`,
          onUndo: () => restore.mutate({ source, target }),
        }),
      onError: (error) => notifyError("Couldn't delete the redirect. Please try again.", error),
    });
  return (
    <AddressRow
      source={source}
      target={target}
      details={
        <Text size="xs" c="dimmed">
          {origins[origin]} <DateTime at={createdAt} />
        </Text>
      }
      actions={
        <DeleteButton
          name={`the redirect from ${source}`}
          isPending={remove.isPending}
          onClick={ask}
        />
      }
    />
  );
}
