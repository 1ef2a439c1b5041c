import { Button, Group, Text } from "@mantine/core";
import { BellRing, HandCoins, MessageCircle } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import type { Payment } from "shared/inbox/proposals/payments";
import type { Balance, Proposal } from "shared/inbox/proposals/proposals";
import { amountInWords } from "shared/money/amount";
import { askToConfirm } from "../../../../components/feedback/alerts.ts";
import { useDateFormat } from "../../../../lib/dates/use-date-format.ts";
import { whatsappLink } from "../../../../lib/text/reply-links.ts";
import { describeDay } from "../../../../lib/travel/describe-stay.ts";
import {
  describeInstalment,
  type Guest,
  getNewestVersion,
  getTitle,
  isReceiptMailed,
  listOverdue,
} from "../data/describe-proposal.ts";
import { confirmPayment, remindOfPayment } from "../data/guest-texts.ts";
import { useRemovePayment } from "../data/payments.requests.ts";
import classes from "./Panel.module.css";

const PaymentDialog = lazy(async () => ({
  default: (await import("./PaymentDialog.tsx")).PaymentDialog,
}));

type Props = {
  proposal: Proposal;
  balance: Balance;
  guest: Guest;
  /** Puts a text into the reply. */
  onWrite: (text: string) => void;
};

/** Payments due and received of an accepted proposal. */
export function Money(props: Props) {
  const { proposal, balance } = props;
  const [isRecording, setRecording] = useState(false);
  const today = useDateFormat().today();
  return (
    <>
      <ul className={classes.due} aria-label="Payments due">
        {balance.instalments.map((instalment) => (
          <li key={instalment.reference} data-overdue={instalment.isOverdue || undefined}>
            {describeInstalment(instalment, balance.currency, today)}
          </li>
        ))}
      </ul>
      {proposal.payments.length > 0 && (
        <ul className={classes.payments} aria-label="Payments received">
          {proposal.payments.map((payment) => (
            <PaymentRow key={payment._id} {...props} payment={payment} />
          ))}
        </ul>
      )}
      <Group gap="xs">
        <Button
          size="xs"
          variant={balance.open > 0 ? "filled" : "default"}
          leftSection={<HandCoins size={16} aria-hidden />}
          onClick={() => setRecording(true)}
        >
          Record payment
        </Button>
        <ReminderButton {...props} />
      </Group>
      {isRecording && (
        <Suspense>
          <PaymentDialog
            proposal={proposal}
            balance={balance}
            guest={props.guest}
            onClose={() => setRecording(false)}
          />
        </Suspense>
      )}
    </>
  );
}

/** By the channel of the proposal: a chat opens with the text, a mail is written in the reply. */
function ReminderButton({ proposal, balance, guest, onWrite }: Props) {
  const overdue = listOverdue(balance);
  const version = getNewestVersion(proposal);
  if (overdue.length === 0 || !version) return null;
  const { link, channel } = version;
  const { name, phone } = guest;
  const title = getTitle(proposal);
  const { currency } = balance;
  const text = remindOfPayment({ name, title, overdue, currency, link });
  const look = { size: "xs", variant: "default", leftSection: <BellRing size={16} aria-hidden /> };
  if (channel !== "mail" && phone)
    return (
      <Button
        {...look}
        component="a"
        href={whatsappLink(text, phone)}
        target="_blank"
        rel="noopener"
      >
        Write reminder
      </Button>
    );
  return (
    <Button {...look} onClick={() => onWrite(text)}>
      Write reminder
    </Button>
  );
}

function PaymentRow({ proposal, balance, guest, onWrite, payment }: Props & { payment: Payment }) {
  const { _id, amount, currency, settles, receivedOn, way, receipt, note } = payment;
  const remove = useRemovePayment();
  const inWords = amountInWords({ amount, currency });
  const counts =
    currency === balance.currency
      ? ""
      : ` (counts as ${amountInWords({ amount: settles, currency: balance.currency })})`;
  const ask = () =>
    askToConfirm({
      title: "Remove this payment?",
      text: `${inWords} of ${describeDay(receivedOn)}. Tell the guest if a receipt was sent already.`,
      confirm: "Remove",
      onConfirm: () => remove.mutate(_id),
    });
  return (
    <li>
      <Text span size="sm">
        {inWords}
        {counts} on {describeDay(receivedOn)}, {way}
        {note && ` · ${note}`}
      </Text>
      <Group gap={4} wrap="nowrap">
        <ReceiptButton {...{ proposal, balance, guest, onWrite, payment }} />
        <Button
          size="compact-sm"
          variant="subtle"
          color="red"
          loading={remove.isPending}
          aria-label={`Remove payment ${receipt}`}
          onClick={ask}
        >
          Remove
        </Button>
      </Group>
    </li>
  );
}

/** For the receipts that the product does not mail itself. */
function ReceiptButton({
  proposal,
  balance,
  guest,
  onWrite,
  payment,
}: Props & { payment: Payment }) {
  const version = getNewestVersion(proposal);
  if (!version || isReceiptMailed(proposal, guest)) return null;
  const { link } = version;
  const { name, phone } = guest;
  const text = confirmPayment({ name, title: getTitle(proposal), payment, balance, link });
  const look = {
    size: "compact-sm",
    variant: "subtle",
    leftSection: <MessageCircle size={14} aria-hidden />,
    "aria-label": `Send receipt ${payment.receipt}`,
  };
  if (!phone)
    return (
      <Button {...look} onClick={() => onWrite(text)}>
        Receipt
      </Button>
    );
  return (
    <Button {...look} component="a" href={whatsappLink(text, phone)} target="_blank" rel="noopener">
      Receipt
    </Button>
  );
}
