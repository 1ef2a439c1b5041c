import { Anchor, Card, Text } from "@mantine/core";
import { Link } from "react-router";
import { adminPaths } from "shared/paths";
import type { TourService } from "shared/tour-services";
import { Picture } from "../../components/Picture.tsx";
import { pathTo } from "../../paths.ts";
import { CardsGrid } from "./CardsGrid.tsx";

/** The services whose title matches the search, each leading to its update screen. */
export function ServicesGrid({ services, search }: { services: TourService[]; search: string }) {
  return (
    <CardsGrid
      title="Services"
      items={services}
      search={search}
      empty="No services yet."
      action={
        <Anchor component={Link} to={adminPaths.services} size="sm">
          All services
        </Anchor>
      }
      card={(service) => (
        <Card key={service._id} withBorder padding="sm">
          <Card.Section>
            <Picture image={service.image} alt="" sizes="(max-width: 75em) 50vw, 300px" />
          </Card.Section>
          <Anchor
            component={Link}
            to={pathTo.updateService(service._id)}
            fw={600}
            mt="sm"
            size="sm"
          >
            {service.title}
          </Anchor>
          <Text size="sm" c="dimmed" lineClamp={2}>
            {service.description}
          </Text>
        </Card>
      )}
    />
  );
}
