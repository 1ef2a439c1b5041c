import { Text, Title } from "@mantine/core";
import type { ProposalFigures, ProposalReport } from "shared/inbox/reports/proposal-figures";
import type { ReportQuery } from "shared/inbox/reports/reports";
import { exportProposals } from "shared/inbox/reports/reports.endpoints";
import { amountInWords } from "shared/money/amount";
import { DownloadFile } from "../../../components/download/DownloadFile.tsx";
import { EmptyList } from "../../../components/list/EmptyList.tsx";
import { NamePlot } from "./NamePlot.tsx";
import { type Column, ReportTable } from "./ReportTable.tsx";
import { Section } from "./Section.tsx";
import { sourceLabel } from "./source-label.ts";
import { PlotLegend } from "./WeekPlot.tsx";

const monthFormat = new Intl.DateTimeFormat("en-GB", {
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});
const monthName = (month: string) => monthFormat.format(new Date(`${month}-01`));

const inWords = (amount: number, { currency }: { currency: string }) =>
  amountInWords({ amount, currency });

const columns: Column<ProposalFigures>[] = [
  ["Sent", ({ sent }) => sent],
  ["Seen", ({ seen }) => seen],
  ["Accepted", ({ accepted }) => accepted],
  ["Declined", ({ declined }) => declined],
  ["Value sent", (row) => inWords(row.offered, row)],
  ["Value accepted", (row) => inWords(row.value, row)],
];

const openColumns: Column<ProposalReport["open"][number]>[] = [
  ["Open", (row) => inWords(row.open, row)],
  ["Overdue", (row) => inWords(row.overdue, row)],
];

const reasonColumns: Column<{ count: number }>[] = [["Declined", ({ count }) => count]];

type Named = ProposalFigures & { name: string | null };

/** Adds the currency to the name where there are several. */
const toRows = <Row extends ProposalFigures>(rows: Row[], getLabel: (row: Row) => string) => {
  const isMixed = new Set(rows.map(({ currency }) => currency)).size > 1;
  return rows.map((row) => {
    const label = getLabel(row);
    return {
      ...row,
      key: `${row.currency} ${label}`,
      label: isMixed ? `${label}, ${row.currency}` : label,
    };
  });
};

const describeDays = (days: number) => (days <= 1 ? "a day" : `${days} days`);

type Props = { proposals: ProposalReport; days: ReportQuery };

/** Proposals sent in the period, and what guests still have to pay. */
export function ProposalSections({ proposals, days }: Props) {
  const { totals, open } = proposals;
  return (
    <>
      {totals.length === 0 ? (
        <EmptyList title="No proposals sent in this period." />
      ) : (
        <Sent proposals={proposals} days={days} />
      )}
      {open.length > 0 && (
        <Section title="Open payments">
          <ReportTable
            caption="Accepted trips, whenever their proposals were sent"
            head="Currency"
            columns={openColumns}
            rows={open.map((row) => ({ ...row, key: row.currency, label: row.currency }))}
          />
        </Section>
      )}
    </>
  );
}

function Sent({ proposals, days }: Props) {
  const { totals, tours, sources, declined, daysToAccept } = proposals;
  const named = (caption: string, head: string, rows: Named[], none: (row: Named) => string) => (
    <ReportTable caption={caption} head={head} columns={columns} rows={toRows(rows, none)} />
  );
  return (
    <Section title="Proposals">
      <Text size="sm" c="dimmed">
        Proposals by the day they were sent and what became of them. Spam and trash are left out.
        {daysToAccept !== null &&
          ` Half of the accepted ones were accepted within ${describeDays(daysToAccept)}.`}
      </Text>
      <ReportTable
        caption="All proposals sent"
        head="Currency"
        columns={columns}
        rows={totals.map((row) => ({ ...row, key: row.currency, label: row.currency }))}
      />
      <Months {...proposals} />
      {named("Proposals by tour", "Tour", tours, ({ name }) => name ?? "No tour")}
      {named("Proposals by source", "Source", sources, ({ name }) => sourceLabel(name))}
      {declined.length > 0 && (
        <ReportTable
          caption="Declined proposals by reason, as written by guests"
          head="Reason"
          columns={reasonColumns}
          rows={declined.map((row) => ({
            ...row,
            key: row.reason ?? " none",
            label: row.reason ?? "No reason given",
          }))}
        />
      )}
      <div>
        <DownloadFile
          file={{ endpoint: exportProposals, query: days, noun: "proposals" }}
          label="Download proposals as CSV"
        />
      </div>
    </Section>
  );
}

/** Amounts of different currencies have no common scale, so each has its own plot. */
function Months({ months, totals }: ProposalReport) {
  return (
    <>
      <PlotLegend whole="Value sent" part="Value accepted" />
      {totals.map(({ currency }) => (
        <div key={currency}>
          {totals.length > 1 && (
            <Title order={3} size="h6" mb={4}>
              {currency}
            </Title>
          )}
          <NamePlot
            rows={months
              .filter((row) => row.currency === currency)
              .map((row) => ({
                ...{ key: row.month, label: monthName(row.month) },
                ...{ asked: row.offered, confirmed: row.value },
                text: inWords(row.offered, row),
              }))}
          />
        </div>
      ))}
      <ReportTable
        caption="Proposals by month"
        head="Month"
        columns={columns}
        rows={toRows(months, ({ month }) => monthName(month))}
      />
    </>
  );
}
