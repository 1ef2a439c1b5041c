import { Anchor, Button, List, Loader, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { CircleAlert, CircleCheck, ExternalLink } from "lucide-react";
import { Link } from "react-router";
import { useApp } from "../../lib/app/app-context.ts";
import { pathTo, sitePaths } from "../../lib/app/paths.ts";
import { usePublishStateSince } from "../../lib/requests/builds.ts";
import { galleryQuery } from "../../lib/requests/gallery.ts";
import { pagesQuery } from "../../lib/requests/pages.ts";
import { servicesQuery } from "../../lib/requests/services.ts";
import { pluralize } from "../../lib/text/pluralize.ts";
import classes from "./DialogActions.module.css";

type Props = {
  /** When the server opened the site (ms); earlier answers are outdated. */
  since: number;
  onClose: () => void;
};

/** Shows what visitors now see, with a link to the site. */
export function OpenedSite({ since, onClose }: Props) {
  return (
    <Stack>
      <Progress since={since} onClose={onClose} />
      <Visible />
      <div className={classes.actions}>
        <Button variant="default" onClick={onClose}>
          Done
        </Button>
        <Button
          component="a"
          href={sitePaths.home}
          target="_blank"
          rel="noopener"
          data-autofocus
          rightSection={<ExternalLink size={16} aria-hidden />}
        >
          View your site
        </Button>
      </div>
    </Stack>
  );
}

function Progress({ since, onClose }: Props) {
  const publish = usePublishStateSince(since);
  if (publish?.state === "failed")
    return (
      <Text role="alert">
        The pages could not be published: {publish.reason} <PublishingLink onClose={onClose} />
      </Text>
    );
  if (publish?.state === "partly")
    return (
      <div className={classes.progress} role="status">
        <CircleAlert size={20} aria-hidden />
        <Text>
          Your site is live, except for {pluralize(publish.heldBack.length, "record", "records")}.{" "}
          <PublishingLink onClose={onClose} />
        </Text>
      </div>
    );
  const isLive = publish?.state === "live";
  return (
    <div className={classes.progress} role="status">
      {isLive ? (
        <CircleCheck size={20} color="var(--mantine-color-anchor)" aria-hidden />
      ) : (
        <Loader size={20} aria-hidden />
      )}
      <Text>
        {isLive
          ? "Visitors can now see every published page."
          : "The pages are going live. This takes a few seconds."}
      </Text>
    </div>
  );
}

function PublishingLink({ onClose }: Pick<Props, "onClose">) {
  return (
    <Anchor component={Link} to={pathTo.settings("publishing")} onClick={onClose} inherit>
      See site updates
    </Anchor>
  );
}

const filterShown = (items: { isShown: boolean }[] = []) => items.filter(({ isShown }) => isShown);

/** Counts the visible items and hides empty counts. */
function Visible() {
  const { api } = useApp();
  const tours = filterShown(useQuery(servicesQuery(api)).data);
  const photos = useQuery(galleryQuery(api)).data ?? [];
  const pages = filterShown(useQuery(pagesQuery(api)).data);
  const counts = [
    { count: tours.length, text: pluralize(tours.length, "tour", "tours") },
    { count: photos.length, text: pluralize(photos.length, "photo", "photos") },
    { count: pages.length, text: pluralize(pages.length, "page of your own", "pages of your own") },
  ].filter(({ count }) => count > 0);
  return (
    <div>
      <Text>{window.location.host} shows:</Text>
      <List>
        <List.Item>the home page with the inquiry form</List.Item>
        {counts.map(({ text }) => (
          <List.Item key={text}>{text}</List.Item>
        ))}
      </List>
    </div>
  );
}
