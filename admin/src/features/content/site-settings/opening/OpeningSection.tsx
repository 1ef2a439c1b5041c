import { Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { QueryState } from "../../../../components/feedback/QueryState.tsx";
import { RowsSkeleton } from "../../../../components/list/RowsSkeleton.tsx";
import { OpeningButtons } from "../../../../components/opening/OpeningButtons.tsx";
import { useOpening } from "../../../../components/opening/use-opening.tsx";
import { SectionCard } from "../../../../components/sections/Sections.tsx";
import { useApp } from "../../../../lib/app/app-context.ts";
import { firstStartQuery } from "../../../../lib/requests/first-start.ts";
import { sectionLabels } from "../../../../lib/text/section-labels.ts";

export const openingSection = { id: "opening", label: sectionLabels.opening };

export function OpeningSection() {
  const { api } = useApp();
  const firstStart = useQuery(firstStartQuery(api));
  const { dialog, ask } = useOpening(firstStart.data?.steps ?? []);
  return (
    <SectionCard {...openingSection}>
      <QueryState
        query={firstStart}
        skeleton={<RowsSkeleton rows={1} height={60} />}
        errorText="Failed to load the settings."
      >
        {({ isOpen, steps }) => (
          <Stack>
            <Text>
              {isOpen
                ? "Your site is open. Visitors see every published page."
                : "Your site isn't open yet. Visitors see “Coming soon”."}
            </Text>
            <OpeningButtons isOpen={isOpen} steps={steps} onAsk={ask} />
          </Stack>
        )}
      </QueryState>
      {dialog}
    </SectionCard>
  );
}
