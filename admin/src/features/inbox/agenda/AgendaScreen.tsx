import { Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { QueryState } from "../../../components/feedback/QueryState.tsx";
import { RowsSkeleton } from "../../../components/list/RowsSkeleton.tsx";
import { Screen } from "../../../components/shell/Screen.tsx";
import { useApp } from "../../../lib/app/app-context.ts";
import { useDateFormat } from "../../../lib/dates/use-date-format.ts";
import { isDay } from "../../../lib/travel/is-day.ts";
import { AgendaCalendar } from "./AgendaCalendar.tsx";
import { AgendaDays } from "./AgendaDays.tsx";
import { agendaQuery } from "./agenda.requests.ts";
import { daysOfTrips } from "./days-of-trips.ts";
import { UndatedTrips } from "./UndatedTrips.tsx";
import { WeekSteps } from "./WeekSteps.tsx";
import { spanFrom } from "./weeks.ts";

/** Confirmed and requested trips: weeks at a glance, then day by day. */
export function AgendaScreen() {
  const { api } = useApp();
  const today = useDateFormat().today();
  const [params, setParams] = useSearchParams();
  const asked = params.get("from");
  const from = isDay(asked) ? asked : today;
  const span = spanFrom(from);
  const result = useQuery(agendaQuery(api, span));
  const show = (day: string) => setParams(day === today ? {} : { from: day });
  return (
    <Screen title="Agenda" actions={<WeekSteps from={from} today={today} onShow={show} />}>
      <QueryState
        query={result}
        skeleton={<RowsSkeleton rows={6} height={48} />}
        errorText="Couldn't load the agenda."
      >
        {({ trips, isCut, undated }) => {
          const days = daysOfTrips(trips, span);
          return (
            <>
              {isCut && <Text>Too many trips to show; later days are incomplete.</Text>}
              <AgendaCalendar days={days} span={span} from={from} today={today} />
              <AgendaDays days={days.filter(({ date }) => date >= from)} today={today} />
              <UndatedTrips {...undated} />
            </>
          );
        }}
      </QueryState>
    </Screen>
  );
}
