import { Button, Checkbox, Group, Radio, Stack, Text, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { priceProposal } from "shared/inbox/proposals/price-proposal";
import type { Proposal, ProposalVersion } from "shared/inbox/proposals/proposals";
import { limits } from "shared/limits";
import { amountInWords } from "shared/money/amount";
import { TitledDialog } from "../../../../components/dialog/TitledDialog.tsx";
import { notify } from "../../../../components/feedback/notify.ts";
import { issuesByField } from "../../../../lib/api/api-error.ts";
import { listTotals } from "../data/describe-proposal.ts";
import { useProposalActions } from "../data/proposals.requests.ts";

type Props = {
  proposal: Proposal;
  version: ProposalVersion;
  guestName: string | null;
  onClose: () => void;
};

/** A guest who said yes by chat or phone. */
export function AcceptDialog({ proposal, version, guestName, onClose }: Props) {
  const { content, number } = version;
  const { accept } = useProposalActions(proposal._id);
  const [name, setName] = useState(guestName ?? "");
  const [only, ...others] = content.options;
  const [option, setOption] = useState(others.length === 0 ? (only?.id ?? "") : "");
  const [isMissing, setMissing] = useState(false);
  const [extras, setExtras] = useState<string[]>([]);
  const { total } = priceProposal(content, { option, extras });
  const issues = issuesByField(accept.error);
  const inWords = (amount: number) => amountInWords({ amount, currency: content.currency });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (option === "") return setMissing(true);
    accept.mutate(
      { version: number, option, extras, name },
      {
        onSuccess: ({ message }) => {
          notify(message, "The trip is in your agenda.");
          onClose();
        },
      },
    );
  };
  return (
    <TitledDialog title="Accept for the guest" onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <Stack gap="sm">
          <Text size="sm">
            For a guest who agreed by chat or phone. The proposal says that you accepted it.
          </Text>
          <TextInput
            label="Name of the guest"
            required
            data-autofocus
            maxLength={limits.line}
            value={name}
            error={issues.name}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          {content.options.length > 1 && (
            <Radio.Group
              label="Option"
              required
              value={option}
              onChange={setOption}
              error={isMissing && option === "" ? "Choose an option." : issues.option}
              errorProps={{ role: "alert" }}
            >
              <Stack gap="xs" mt={4}>
                {listTotals(content).map(({ id, title, amount }) => (
                  <Radio key={id} value={id} label={`${title}, ${amount}`} />
                ))}
              </Stack>
            </Radio.Group>
          )}
          {content.extras.length > 0 && (
            <Checkbox.Group label="Extras" value={extras} onChange={setExtras}>
              <Stack gap="xs" mt={4}>
                {content.extras.map(({ id, label, unitPrice, quantity }) => (
                  <Checkbox
                    key={id}
                    value={id}
                    label={`${label}, ${quantity} × ${inWords(unitPrice ?? 0)}`}
                  />
                ))}
              </Stack>
            </Checkbox.Group>
          )}
          {option !== "" && <Text fw={600}>Total {inWords(total)}</Text>}
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" loading={accept.isPending}>
              Accept
            </Button>
          </Group>
        </Stack>
      </form>
    </TitledDialog>
  );
}
