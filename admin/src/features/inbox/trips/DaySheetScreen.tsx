import { Button, Stack } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Printer } from "lucide-react";
import { useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { adminPaths } from "shared/paths";
import { DayInput } from "../../../components/date/DayInput.tsx";
import { NotificationArea } from "../../../components/feedback/NotificationArea.tsx";
import { QueryState } from "../../../components/feedback/QueryState.tsx";
import { useLeaveGuard } from "../../../components/form/use-leave-guard.ts";
import { EmptyList } from "../../../components/list/EmptyList.tsx";
import { RowsSkeleton } from "../../../components/list/RowsSkeleton.tsx";
import { Screen } from "../../../components/shell/Screen.tsx";
import { useApp } from "../../../lib/app/app-context.ts";
import { useDateFormat } from "../../../lib/dates/use-date-format.ts";
import classes from "./DaySheetScreen.module.css";
import { daySheetQuery } from "./day-sheets.requests.ts";
import { GuideLinkPanel } from "./GuideLinkPanel.tsx";
import { PlanForm } from "./PlanForm.tsx";
import { readScope } from "./sheet-scope.ts";

/** The sheet for the guide of a day or a trip, and the plans that it shows. */
export function DaySheetScreen() {
  const { api } = useApp();
  const today = useDateFormat().today();
  const [params, setParams] = useSearchParams();
  const scope = readScope(params, today);
  const sheet = useQuery(daySheetQuery(api, scope));
  const [unsaved, setUnsaved] = useState<string[]>([]);
  const isAtRisk = unsaved.length > 0;
  useLeaveGuard({ isAtRisk, isUnstored: isAtRisk, question: undefined, onDiscard: undefined });
  const mark = (id: string, isDirty: boolean) =>
    setUnsaved((ids) => [...ids.filter((each) => each !== id), ...(isDirty ? [id] : [])]);
  const frame = useRef<HTMLIFrameElement>(null);
  return (
    <Screen
      title="Day sheet"
      back={{ to: adminPaths.agenda, label: "Agenda" }}
      help="guides"
      actions={
        <>
          {scope.day !== undefined && (
            <DayInput
              aria-label="Day"
              value={scope.day}
              onChange={(day) => setParams({ day }, { replace: true })}
            />
          )}
          <Button
            leftSection={<Printer size={16} aria-hidden />}
            disabled={!sheet.data?.trips.length}
            onClick={() => frame.current?.contentWindow?.print()}
          >
            Print
          </Button>
        </>
      }
    >
      <NotificationArea />
      <QueryState
        query={sheet}
        skeleton={<RowsSkeleton rows={4} height={90} />}
        errorText="Couldn't load the day sheet."
      >
        {({ title, html, trips, link }) =>
          trips.length === 0 && !link ? (
            <EmptyList title="No confirmed trips on this day." />
          ) : (
            // Another day has forms of its own, also for the same trip.
            <div className={classes.columns} key={scope.day ?? scope.trip}>
              <Stack>
                {trips.map((trip) => (
                  <PlanForm key={trip._id} trip={trip} onDirty={mark} />
                ))}
                <GuideLinkPanel scope={scope} title={title} link={link} />
              </Stack>
              {/* Without scripts, the document can share the origin that printing needs. */}
              <iframe
                ref={frame}
                className={classes.sheet}
                title={title}
                sandbox="allow-same-origin allow-modals allow-popups allow-popups-to-escape-sandbox"
                srcDoc={html}
              />
            </div>
          )
        }
      </QueryState>
    </Screen>
  );
}
