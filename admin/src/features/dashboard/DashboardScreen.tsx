import { Button, Group, Indicator, Stack } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { CirclePlus, ImagePlus, Mail } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { Link } from "react-router";
import { adminPaths } from "shared/paths";
import { QueryState } from "../../components/feedback/QueryState.tsx";
import { AddLink } from "../../components/list/AddLink.tsx";
import { Screen } from "../../components/shell/Screen.tsx";
import { TourPageLink } from "../../components/tour/TourPageLink.tsx";
import { useApp } from "../../lib/app/app-context.ts";
import { pathTo } from "../../lib/app/paths.ts";
import { buildsQuery } from "../../lib/requests/builds.ts";
import { galleryQuery } from "../../lib/requests/gallery.ts";
import { servicesQuery } from "../../lib/requests/services.ts";
import { statsQuery } from "../../lib/requests/stats.ts";
import { useHasFullAccess } from "../../lib/session/access.ts";
import { Attention } from "./Attention.tsx";
import { CardsGrid } from "./CardsGrid.tsx";
import { Counters } from "./Counters.tsx";
import { GridSkeleton, StatsSkeleton } from "./DashboardSkeletons.tsx";
import { FloodNotice } from "./FloodNotice.tsx";
import { InquiriesChart } from "./InquiriesChart.tsx";
import { SpamHint } from "./SpamHint.tsx";
import { TitleSearch } from "./TitleSearch.tsx";

/* The figures must not wait for it. */
const AnswerTimes = lazy(async () => ({
  default: (await import("./answer-times/AnswerTimes.tsx")).AnswerTimes,
}));
const FirstSteps = lazy(async () => ({
  default: (await import("./FirstSteps.tsx")).FirstSteps,
}));

export function DashboardScreen() {
  const [search, setSearch] = useState("");
  const isFull = useHasFullAccess();
  return (
    <Screen title="Dashboard" help="first-day" actions={isFull && <MessageBadge />}>
      <Stack gap="xl">
        {isFull && <Figures />}
        <Group component="section" aria-label="Quick actions">
          <AddLink to={adminPaths.createService} Icon={CirclePlus}>
            Add Services
          </AddLink>
          <AddLink to={adminPaths.createGallery} Icon={ImagePlus} variant="light">
            Add Gallery
          </AddLink>
        </Group>
        <TitleSearch value={search} onChange={setSearch} />
        <ServiceCards search={search} />
        <PhotoCards search={search} />
      </Stack>
    </Screen>
  );
}

/** First steps and figures about guests. */
function Figures() {
  const { api } = useApp();
  const stats = useQuery(statsQuery(api));
  const builds = useQuery(buildsQuery(api));
  return (
    <>
      <Suspense>
        <FirstSteps />
      </Suspense>
      <QueryState query={stats} skeleton={<StatsSkeleton />} errorText="Couldn't load the numbers.">
        {(data) => (
          <>
            <Attention stats={data} builds={builds.data} />
            {data.flood && <FloodNotice flood={data.flood} />}
            <SpamHint possibleSpam={data.possibleSpam} />
            <Counters stats={data} />
            <InquiriesChart days={data.inquiriesByDay} />
            <Suspense>
              <AnswerTimes />
            </Suspense>
          </>
        )}
      </QueryState>
    </>
  );
}

function ServiceCards({ search }: { search: string }) {
  const { api } = useApp();
  const services = useQuery(servicesQuery(api));
  return (
    <QueryState
      query={services}
      skeleton={<GridSkeleton title="Tours" />}
      errorText={(message) => `Error fetching services: ${message ?? "Something went wrong."}`}
    >
      {(items) => (
        <CardsGrid
          title="Tours"
          noun="tours"
          items={items}
          search={search}
          listPath={adminPaths.services}
          getHref={pathTo.updateService}
          renderLink={(tour) => <TourPageLink tour={tour} />}
        />
      )}
    </QueryState>
  );
}

function PhotoCards({ search }: { search: string }) {
  const { api } = useApp();
  const gallery = useQuery(galleryQuery(api));
  return (
    <QueryState
      query={gallery}
      skeleton={<GridSkeleton title="Photos" />}
      errorText="Failed to fetch gallery."
    >
      {(items) => (
        <CardsGrid
          title="Photos"
          noun="photos"
          items={items}
          search={search}
          listPath={adminPaths.galleryList}
          getHref={pathTo.galleryItem}
        />
      )}
    </QueryState>
  );
}

function MessageBadge() {
  const { api } = useApp();
  const count = useQuery(statsQuery(api)).data?.contacts ?? 0;
  return (
    <Indicator
      label={<span aria-hidden>{count.toLocaleString("en")}</span>}
      disabled={count === 0}
      size={20}
      color="clay"
      offset={4}
      zIndex={1}
    >
      <Button
        component={Link}
        to={adminPaths.contacts}
        variant="default"
        aria-label={`Messages: ${count}`}
        leftSection={<Mail size={18} aria-hidden />}
      >
        Messages
      </Button>
    </Indicator>
  );
}
