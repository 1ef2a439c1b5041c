import { Anchor, Stack, Title } from "@mantine/core";
import { useState } from "react";
import { Link } from "react-router";
import type { TourImport } from "shared/content/tours/tour-transfer";
import { adminPaths } from "shared/paths";
import { SaveStatus } from "../../../../components/form/SaveStatus.tsx";
import { Screen } from "../../../../components/shell/Screen.tsx";
import { serverMessage } from "../../../../lib/api/api-error.ts";
import { ChooseImport } from "./ChooseImport.tsx";
import { ExportTours } from "./ExportTours.tsx";
import { ImportPreview } from "./ImportPreview.tsx";
import { useApplyImport, useDropImport, useReadImport } from "./tour-transfer.requests.ts";

type Chosen = { file: File; read: TourImport };

export function TourTransferScreen() {
  const [chosen, setChosen] = useState<Chosen>();
  const reading = useReadImport();
  const applying = useApplyImport();
  const drop = useDropImport();
  const refusal = serverMessage(applying.error);
  const read = (file: File) => {
    applying.reset();
    reading.save(file, { onSuccess: (answer) => setChosen({ file, read: answer.import }) });
  };
  const apply = ({ file, read: { _id } }: Chosen) =>
    applying.save({ id: _id, file }, { onSuccess: () => setChosen(undefined) });
  const chooseAnother = (from: Chosen) => {
    drop(from.read);
    applying.reset();
    setChosen(undefined);
  };
  return (
    <Screen title="Export and import" help="first-day#bring-many-tours-at-once" size="md">
      <Stack>
        <Anchor component={Link} to={adminPaths.services}>
          All tours
        </Anchor>
        {!chosen && (
          <>
            <Title order={2} size="h4">
              Export
            </Title>
            <ExportTours />
          </>
        )}
        <Title order={2} size="h4">
          Import
        </Title>
        {chosen ? (
          <ImportPreview
            read={chosen.read}
            isPending={applying.isPending}
            onImport={() => apply(chosen)}
            onDrop={() => chooseAnother(chosen)}
          />
        ) : (
          <ChooseImport reading={reading} onChoose={read} />
        )}
        <SaveStatus
          success={applying.data?.message}
          failure={
            applying.error && (refusal ? "Nothing was imported." : "No answer from the server.")
          }
          detail={refusal ?? applying.note}
        />
      </Stack>
    </Screen>
  );
}
