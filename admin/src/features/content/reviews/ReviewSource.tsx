import { Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import type { Review } from "shared/content/reviews";
import { DateTime } from "../../../components/date/DateTime.tsx";
import { useApp } from "../../../lib/app/app-context.ts";
import { servicesQuery } from "../../../lib/requests/services.ts";

const monthFormat = new Intl.DateTimeFormat("en", {
  year: "numeric",
  month: "long",
  timeZone: "UTC",
});

export function ReviewSource({ review }: { review: Review }) {
  const { country, month, stars, tour, createdAt } = review;
  const { api } = useApp();
  const { data: tours = [] } = useQuery(servicesQuery(api));
  const title = tour && tours.find(({ _id }) => _id === tour)?.title;
  const rating = stars && (
    <span key="stars" role="img" aria-label={`${stars} of 5 stars`}>
      {"★".repeat(stars)}
    </span>
  );
  const when = month ? `visited in ${monthFormat.format(new Date(month))}` : undefined;
  const texts = [country, when, title].filter(Boolean);
  return (
    <Text size="sm" c="dimmed">
      {rating} {texts.map((text) => `${text} · `)}added <DateTime at={createdAt} />
    </Text>
  );
}
