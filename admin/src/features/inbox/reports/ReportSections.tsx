import { Stack, Text } from "@mantine/core";
import type { Figures, Report } from "shared/inbox/reports/reports";
import { EmptyList } from "../../../components/list/EmptyList.tsx";
import { NamePlot } from "./NamePlot.tsx";
import { ReportTable } from "./ReportTable.tsx";
import { Section } from "./Section.tsx";
import { sourceLabel } from "./source-label.ts";
import { answerColumns, figureColumns, lostColumns, tapColumns } from "./table-columns.ts";
import { PlotLegend, WeekPlot } from "./WeekPlot.tsx";
import { withOthers } from "./with-others.ts";

/* A calendar day without a time zone. */
const dayFormat = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeZone: "UTC" });
const dayName = (day: string) => dayFormat.format(new Date(day));
const shortFormat = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "short",
  timeZone: "UTC",
});
const shortName = (day: string) => shortFormat.format(new Date(day));

/** The table lists the rest. */
const mostBars = 10;

export function ReportSections({ report }: { report: Report }) {
  const { total, tours, sources, lost, tapPages, tapSources, tapsTotal } = report;
  return (
    <Stack gap="lg">
      {total.asked === 0 ? (
        <EmptyList title="No inquiries in this period." />
      ) : (
        <>
          <Weeks report={report} />
          <Names
            title="By tour"
            caption="Top 50 tours, as typed by guests"
            head="Tour"
            rows={tours.map((row) => ({
              ...row,
              key: row.name ?? " none",
              label: row.name ?? "No tour",
            }))}
            total={total}
          />
          <Names
            title="By source"
            caption="Campaign or referring site"
            head="Source"
            rows={sources.map((row) => ({
              ...row,
              key: row.name ?? " none",
              label: sourceLabel(row.name),
            }))}
            total={total}
          />
        </>
      )}
      {lost.length > 0 && (
        <Section title="Lost trips by reason">
          <ReportTable
            caption="As noted by the team"
            head="Reason"
            columns={lostColumns}
            rows={withOthers(
              lost.map(({ reason, count }) => ({
                key: reason ?? " none",
                label: reason ?? "No reason given",
                lost: count,
              })),
              { lost: total.lost },
            )}
          />
        </Section>
      )}
      {tapPages.length > 0 && (
        <Section title="Contact links">
          <ReportTable
            caption="Clicks on WhatsApp, phone and email links, by tour or page"
            head="Tour or page"
            columns={tapColumns}
            rows={withOthers(
              tapPages.map((row) => ({
                ...row,
                key: row.name ?? " none",
                label: row.name ?? "Unknown",
              })),
              tapsTotal,
            )}
          />
          <ReportTable
            caption="Clicks on WhatsApp, phone and email links, by source"
            head="Source"
            columns={tapColumns}
            rows={withOthers(
              tapSources.map((row) => ({
                ...row,
                key: row.name ?? " none",
                label: sourceLabel(row.name),
              })),
              tapsTotal,
            )}
          />
        </Section>
      )}
    </Stack>
  );
}

function Weeks({ report: { total, answers, weeks } }: { report: Report }) {
  const rows = [
    { ...total, answers, key: " all", label: "All" },
    ...weeks.map((row) => ({ ...row, key: row.week, label: dayName(row.week) })),
  ];
  return (
    <>
      <Section title="By week">
        <Text size="sm" c="dimmed">
          Inquiries by week and what became of them. Confirmed trips also count as quoted. Spam and
          trash are left out.
        </Text>
        <PlotLegend whole="Inquiries" part="Confirmed" />
        <WeekPlot weeks={weeks} getName={shortName} />
        <ReportTable
          caption="Weeks start on Monday"
          head="Week of"
          columns={figureColumns}
          rows={rows}
        />
      </Section>
      <Section title="First replies">
        <ReportTable
          caption="Time to first reply, by week of inquiry"
          head="Week of"
          columns={answerColumns}
          rows={rows}
        />
      </Section>
    </>
  );
}

type NamesProps = {
  title: string;
  caption: string;
  head: string;
  rows: (Figures & { key: string; label: string })[];
  total: Figures;
};

function Names({ title, caption, head, rows, total }: NamesProps) {
  return (
    <Section title={title}>
      <NamePlot rows={withOthers(rows.slice(0, mostBars), total)} />
      <ReportTable
        caption={caption}
        head={head}
        columns={figureColumns}
        rows={withOthers(rows, total)}
      />
    </Section>
  );
}
