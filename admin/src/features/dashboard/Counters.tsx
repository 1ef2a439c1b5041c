import { Card, SimpleGrid, Text } from "@mantine/core";
import { Link } from "react-router";
import type { Stats } from "shared/inbox/reports/stats";
import { adminPaths } from "shared/paths";
import classes from "./Counters.module.css";

const counters = [
  { key: "users", label: "Users", to: adminPaths.users },
  { key: "contacts", label: "Messages", to: adminPaths.contacts },
  { key: "services", label: "Tours", to: adminPaths.services },
  { key: "gallery", label: "Photos", to: adminPaths.galleryList },
] as const;

export function Counters({ stats }: { stats: Stats }) {
  return (
    <SimpleGrid cols={{ base: 2, md: 4 }} component="section" aria-label="Counters">
      {counters.map(({ key, label, to }) => (
        <Card key={key} component={Link} to={to} withBorder className={classes.counter}>
          <Text component="span" className={classes.number}>
            {stats[key].toLocaleString("en")}
          </Text>
          <Text component="span" size="sm" c="dimmed">
            {label}
          </Text>
        </Card>
      ))}
    </SimpleGrid>
  );
}
