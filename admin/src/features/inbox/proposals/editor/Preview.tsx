import { Group, Modal } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { type SyntheticEvent, useRef } from "react";
import { QueryState } from "../../../../components/feedback/QueryState.tsx";
import { RowsSkeleton } from "../../../../components/list/RowsSkeleton.tsx";
import { useApp } from "../../../../lib/app/app-context.ts";
import { previewQuery } from "../data/proposals.queries.ts";
import classes from "./Editor.module.css";

type Props = {
  id: string;
  /** The saved draft that it shows. */
  revision: string;
};

/** The guest's page. Without scripts and forms, it can share the origin that its fonts need. */
export function Preview({ id, revision }: Props) {
  const { api } = useApp();
  const preview = useQuery(previewQuery(api, id, revision));
  const keepScroll = useKeptScroll();
  return (
    <QueryState
      query={preview}
      skeleton={<RowsSkeleton rows={3} height={140} />}
      errorText="Couldn't load the preview."
    >
      {(html) => (
        <iframe
          className={classes.page}
          title="The guest's page"
          sandbox="allow-same-origin"
          srcDoc={html}
          onLoad={keepScroll}
        />
      )}
    </QueryState>
  );
}

/** A saved change loads the page again; the reader stays at the same place. */
function useKeptScroll() {
  const top = useRef(0);
  return ({ currentTarget: { contentWindow: page } }: SyntheticEvent<HTMLIFrameElement>) => {
    if (!page) return;
    page.scrollTo(0, top.current);
    page.addEventListener("scroll", () => {
      top.current = page.scrollY;
    });
  };
}

/** Covers the screen of a phone. */
export function PreviewDialog({ onClose, ...preview }: Props & { onClose: () => void }) {
  return (
    <Modal opened fullScreen onClose={onClose} withCloseButton={false} padding="md">
      <Group justify="space-between" mb="sm">
        <Modal.Title fw={650}>Preview</Modal.Title>
        <Modal.CloseButton aria-label="Close" />
      </Group>
      <div className={classes.full}>
        <Preview {...preview} />
      </div>
    </Modal>
  );
}
