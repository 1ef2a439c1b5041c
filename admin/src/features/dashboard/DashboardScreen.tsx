import { Button, Group, Stack } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { CirclePlus, ImagePlus } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { adminPaths } from "shared/paths";
import { Loaded } from "../../components/Loaded.tsx";
import { Screen } from "../../components/Screen.tsx";
import { useApp } from "../../lib/app-context.ts";
import { galleryQuery } from "../../lib/requests/gallery.ts";
import { servicesQuery } from "../../lib/requests/services.ts";
import { Attention } from "./Attention.tsx";
import { Counters } from "./Counters.tsx";
import { MessageBadge } from "./MessageBadge.tsx";
import { PhotosGrid } from "./PhotosGrid.tsx";
import { ServicesGrid } from "./ServicesGrid.tsx";
import { CountersSkeleton, GridSkeleton } from "./skeletons.tsx";
import { statsQuery } from "./stats.requests.ts";
import { TitleSearch } from "./TitleSearch.tsx";

/** The first screen: what there is, what waits, and the way to everything. */
export function DashboardScreen() {
  const { api } = useApp();
  const [search, setSearch] = useState("");
  const stats = useQuery(statsQuery(api));
  const services = useQuery(servicesQuery(api));
  const gallery = useQuery(galleryQuery(api));
  return (
    <Screen title="Dashboard" actions={<MessageBadge count={stats.data?.contacts} />}>
      <Stack gap="xl">
        <Loaded
          query={stats}
          skeleton={<CountersSkeleton />}
          failure="The counters could not be loaded."
        >
          {(data) => (
            <>
              <Attention unanswered={data.unanswered} />
              <Counters stats={data} />
            </>
          )}
        </Loaded>
        <Group component="section" aria-label="Quick actions">
          <Button
            component={Link}
            to={adminPaths.createService}
            leftSection={<CirclePlus size={18} aria-hidden />}
          >
            Add Services
          </Button>
          <Button
            component={Link}
            to={adminPaths.createGallery}
            variant="light"
            leftSection={<ImagePlus size={18} aria-hidden />}
          >
            Add Gallery
          </Button>
        </Group>
        <TitleSearch value={search} onChange={setSearch} />
        <Loaded
          query={services}
          skeleton={<GridSkeleton title="Services" />}
          failure={(sentence) => `Error fetching services: ${sentence ?? "Something went wrong."}`}
        >
          {(all) => <ServicesGrid services={all} search={search} />}
        </Loaded>
        <Loaded
          query={gallery}
          skeleton={<GridSkeleton title="Gallery" />}
          failure="Failed to fetch gallery."
        >
          {(all) => <PhotosGrid photos={all} search={search} />}
        </Loaded>
      </Stack>
    </Screen>
  );
}
