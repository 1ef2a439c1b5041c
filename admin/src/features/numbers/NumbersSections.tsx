import { Card, Stack, Text, Title } from "@mantine/core";
import type { ReactNode } from "react";
import type { NamedFigures, Numbers } from "shared/numbers";
import { EmptyList } from "../../components/list/EmptyList.tsx";
import { CountsTable } from "./CountsTable.tsx";
import { FiguresTable } from "./FiguresTable.tsx";
import { NamePlot } from "./NamePlot.tsx";
import { WeekPlot } from "./WeekPlot.tsx";

/* A day as such, in no time zone. */
const dayFormat = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeZone: "UTC" });
const dayName = (day: string) => dayFormat.format(new Date(day));
const shortFormat = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "short",
  timeZone: "UTC",
});
const shortName = (day: string) => shortFormat.format(new Date(day));

const labelled = (rows: NamedFigures[], none: string) =>
  rows.map((row) => ({ ...row, label: row.name ?? none }));

const sourceNames: Record<string, string> = {
  whatsapp: "WhatsApp, added by hand",
  phone: "Phone, added by hand",
  mail: "Mail, added by hand",
  elsewhere: "Elsewhere, added by hand",
};

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card withBorder padding="md" component="section" aria-label={title}>
      <Title order={2} size="h4" mb="sm">
        {title}
      </Title>
      <Stack gap="md">{children}</Stack>
    </Card>
  );
}

/** Plots with the tables behind them. */
export function NumbersSections({ numbers }: { numbers: Numbers }) {
  const { total, weeks, lost, taps } = numbers;
  const tours = labelled(numbers.tours, "No tour");
  const sources = labelled(numbers.sources, "Directly, or not known").map((row) => ({
    ...row,
    label: sourceNames[row.label] ?? row.label,
  }));
  return (
    <Stack gap="lg">
      {total.asked === 0 ? (
        <EmptyList title="Nobody asked in these days." />
      ) : (
        <>
          <Section title="By week">
            <Legend />
            <WeekPlot weeks={weeks} nameOf={shortName} />
            <FiguresTable
              caption="Weeks begin on the Monday that is named"
              head="Week of"
              rows={[
                { ...total, label: "All" },
                ...weeks.map(({ week, ...row }) => ({ ...row, label: dayName(week) })),
              ]}
            />
          </Section>
          <Section title="By tour">
            <NamePlot rows={tours} />
            <FiguresTable
              caption="At most 50 tours, as guests name them"
              head="Tour"
              rows={tours}
            />
          </Section>
          <Section title="By source">
            <NamePlot rows={sources} />
            <FiguresTable
              caption="Where guests first came from: the campaign, or else the site that led them here"
              head="Source"
              rows={sources}
            />
          </Section>
        </>
      )}
      {lost.length > 0 && (
        <Section title="Lost, and why">
          <CountsTable
            caption="Reasons that the team gave"
            head={["Reason", "Lost"]}
            rows={lost.map(({ reason, count }) => ({
              label: reason ?? "No reason given",
              counts: [count],
            }))}
          />
        </Section>
      )}
      {taps.length > 0 && (
        <Section title="Links that were followed">
          <CountsTable
            caption="To WhatsApp, a phone or a mail program, by the tour of the page"
            head={["Tour", "WhatsApp", "Phone", "Mail"]}
            rows={taps.map(({ tour, whatsapp, phone, mail }) => ({
              label: tour ?? "No tour",
              counts: [whatsapp, phone, mail],
            }))}
          />
        </Section>
      )}
    </Stack>
  );
}

function Legend() {
  return (
    <Text size="sm" c="dimmed">
      Those who asked in a week, and what became of them by now; darker: confirmed. Quoted counts
      all who were told a price, so everyone who confirmed. Neither spam nor trash is counted.
    </Text>
  );
}
