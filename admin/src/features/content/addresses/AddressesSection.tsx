import { Button, Group, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { CirclePlus, FileUp } from "lucide-react";
import { useState } from "react";
import { exportRedirects } from "shared/content/addresses/redirects.endpoints";
import { TitledDialog } from "../../../components/dialog/TitledDialog.tsx";
import { DownloadFile } from "../../../components/download/DownloadFile.tsx";
import { notify } from "../../../components/feedback/notify.ts";
import { QueryState } from "../../../components/feedback/QueryState.tsx";
import { HandbookLink } from "../../../components/handbook/HandbookLink.tsx";
import { RowsSkeleton } from "../../../components/list/RowsSkeleton.tsx";
import { SectionCard } from "../../../components/sections/Sections.tsx";
import { useApp } from "../../../lib/app/app-context.ts";
import { redirectsQuery } from "../../../lib/requests/redirects.ts";
import { missingPathsQuery } from "./addresses.queries.ts";
import { ImportRedirects } from "./ImportRedirects.tsx";
import { MissingPaths } from "./MissingPaths.tsx";
import { RedirectForm } from "./RedirectForm.tsx";
import { RedirectList } from "./RedirectList.tsx";
import { showAddress } from "./show-address.ts";

type Dialog = { kind: "add"; source: string } | { kind: "import" };

export function AddressesSection() {
  const { api } = useApp();
  const redirects = useQuery(redirectsQuery(api));
  const missing = useQuery(missingPathsQuery(api));
  const [dialog, setDialog] = useState<Dialog>();
  const close = () => setDialog(undefined);
  const skeleton = <RowsSkeleton rows={3} height={60} />;
  const showSaved = (source: string, target: string) => {
    close();
    notify("Redirect saved", `${source} leads to ${showAddress(target)}.`);
  };
  return (
    <Stack gap="xl">
      <SectionCard id="redirects" label="Redirects">
        <Stack>
          <Text size="sm" c="dimmed">
            Redirects lead visitors from old addresses to your pages. When you change the address of
            a tour or page, its old one is added here. <HandbookLink help="addresses" />
          </Text>
          <Group gap="sm" align="start">
            <Button
              leftSection={<CirclePlus size={18} aria-hidden />}
              onClick={() => setDialog({ kind: "add", source: "" })}
            >
              Add redirect
            </Button>
            <Button
              variant="default"
              leftSection={<FileUp size={16} aria-hidden />}
              onClick={() => setDialog({ kind: "import" })}
            >
              Import
            </Button>
            <DownloadFile file={{ endpoint: exportRedirects, noun: "redirects" }} label="Export" />
          </Group>
          <QueryState
            query={redirects}
            skeleton={skeleton}
            errorText="Failed to load the redirects."
          >
            {(items) => <RedirectList redirects={items} />}
          </QueryState>
        </Stack>
      </SectionCard>
      <SectionCard id="missing" label="Pages not found">
        <Stack>
          <Text size="sm" c="dimmed">
            Visitors asked for these addresses and found no page. Only the address is counted, never
            the visitor.
          </Text>
          <QueryState query={missing} skeleton={skeleton} errorText="Failed to load the addresses.">
            {(paths) => (
              <MissingPaths
                paths={paths}
                onRedirect={(source) => setDialog({ kind: "add", source })}
              />
            )}
          </QueryState>
        </Stack>
      </SectionCard>
      {dialog?.kind === "add" && (
        <TitledDialog title="Redirect an old address" onClose={close}>
          <RedirectForm source={dialog.source} onSaved={showSaved} onCancel={close} />
        </TitledDialog>
      )}
      {dialog?.kind === "import" && (
        <TitledDialog title="Import redirects" onClose={close}>
          <ImportRedirects onClose={close} />
        </TitledDialog>
      )}
    </Stack>
  );
}
