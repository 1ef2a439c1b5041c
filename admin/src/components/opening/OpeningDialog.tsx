import { Button, Modal, Stack, Text } from "@mantine/core";
import type { FirstStep } from "shared/content/first-start";
import {
  readSiteSettings,
  saveSiteSettings,
} from "shared/content/site-settings/site-settings.endpoints";
import { serverMessage } from "../../lib/api/api-error.ts";
import { useApp } from "../../lib/app/app-context.ts";
import { useSave } from "../../lib/editing/use-save.ts";
import { useInvalidate } from "../../lib/requests/use-invalidate.ts";
import { ErrorAlert } from "../feedback/ErrorAlert.tsx";
import { useFocusReturn } from "../feedback/use-focus-return.ts";
import classes from "./DialogActions.module.css";
import { MissingList } from "./MissingList.tsx";
import { OpenedSite } from "./OpenedSite.tsx";
import { isReady } from "./progress.ts";

type Props = {
  /** The state when the dialog opened. */
  isOpen: boolean;
  steps: FirstStep[];
  onClose: () => void;
};

/** Confirms opening the site, with the missing parts, or closing it; then shows the opened site. */
export function OpeningDialog({ isOpen, steps, onClose }: Props) {
  useFocusReturn();
  const { save, isPending, isSuccess, succeededAt, error, note } = useSetOpening();
  const verb = isOpen ? "Close the site" : "Open the site";
  const isEarly = !isOpen && !isReady(steps);
  if (isSuccess && !isOpen)
    return (
      <Modal opened centered title="Your site is open" onClose={onClose}>
        <OpenedSite since={succeededAt} onClose={onClose} />
      </Modal>
    );
  return (
    <Modal opened centered title={`${verb}?`} onClose={onClose}>
      <Stack>
        {isOpen ? (
          <Text>Visitors will see “Coming soon”. Nothing is deleted.</Text>
        ) : (
          <MissingSteps steps={steps} onFollow={onClose} />
        )}
        {error && (
          <ErrorAlert title={note ?? serverMessage(error) ?? "Couldn't save. Please try again."} />
        )}
        <div className={classes.actions}>
          <Button variant="default" data-autofocus onClick={onClose}>
            Cancel
          </Button>
          <Button
            color={isOpen || isEarly ? "red" : "lake"}
            variant={isEarly ? "light" : "filled"}
            loading={isPending}
            onClick={() => save(!isOpen, isOpen ? { onSuccess: onClose } : {})}
          >
            {isEarly ? "Open anyway" : verb}
          </Button>
        </div>
      </Stack>
    </Modal>
  );
}

type MissingProps = { steps: FirstStep[]; onFollow: () => void };

function MissingSteps({ steps, onFollow }: MissingProps) {
  const undone = steps.filter(({ isDone }) => !isDone);
  if (undone.length === 0) return <Text>Everything is ready. Visitors will see every page.</Text>;
  return (
    <>
      <Text>Visitors will see every published page.</Text>
      <MissingGroup
        title="Still required:"
        steps={undone.filter(({ isRequired }) => isRequired)}
        onFollow={onFollow}
      />
      <MissingGroup
        title="Recommended:"
        steps={undone.filter(({ isRequired }) => !isRequired)}
        onFollow={onFollow}
      />
    </>
  );
}

function MissingGroup({ title, steps, onFollow }: MissingProps & { title: string }) {
  if (steps.length === 0) return null;
  return (
    <div>
      <Text fw={600} mb={4}>
        {title}
      </Text>
      <MissingList missing={steps.flatMap(({ missing }) => missing)} onFollow={onFollow} />
    </div>
  );
}

/** Opens or closes the site and publishes it. */
function useSetOpening() {
  const { api } = useApp();
  const invalidate = useInvalidate();
  return useSave({
    send: async (isOpen: boolean, { signal }) => {
      const { version } = (await api.request(readSiteSettings, { signal })).opening;
      const body = { section: "opening" as const, value: { isOpen }, version };
      return api.request(saveSiteSettings, { body, signal });
    },
    onSuccess: () => invalidate("settings"),
    onUncertain: () => invalidate("settings"),
  });
}
