import { Badge, Button, Modal, VisuallyHidden } from "@mantine/core";
import { useDisclosure, useMediaQuery, useSessionStorage } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import { Eye, Link2 } from "lucide-react";
import { lazy, Suspense, useRef } from "react";
import { hasPreview } from "shared/content/records/preview-path";
import type { RecordRef } from "shared/content/records/records";
import { useApp } from "../../../../lib/app/app-context.ts";
import { lazyOptional } from "../../../../lib/app/lazy-optional.ts";
import classes from "./Preview.module.css";
import { previewLinksQuery } from "./previews.requests.ts";

const PreviewContent = lazyOptional(
  async () => (await import("./PreviewContent.tsx")).PreviewContent,
);
const PreviewLinksDialog = lazy(async () => ({
  default: (await import("./PreviewLinksDialog.tsx")).PreviewLinksDialog,
}));

type Props = { record: RecordRef };

/** Opens the preview of a record and its links; nothing for a record that no page shows. */
export function PreviewTools({ record }: Props) {
  if (!hasPreview(record)) return null;
  return (
    <>
      <PreviewButton record={record} />
      <LinksButton record={record} />
    </>
  );
}

function PreviewButton({ record }: Props) {
  const isWide = useMediaQuery("(min-width: 80em)", false, { getInitialValueInEffect: false });
  const isRoomy = useMediaQuery("(min-width: 90em)", false, { getInitialValueInEffect: false });
  const [chosen, setPaneOpen] = useSessionStorage<boolean>({ key: "preview-pane" });
  const isPaneOpen = chosen ?? isRoomy;
  const [isDialogOpen, dialog] = useDisclosure();
  const isOpen = isWide ? isPaneOpen : isDialogOpen;
  const button = useRef<HTMLButtonElement>(null);
  const closePane = () => {
    setPaneOpen(false);
    button.current?.focus();
  };
  const close = isWide ? closePane : dialog.close;
  const open = isWide ? () => setPaneOpen(true) : dialog.open;
  const content = (
    <Suspense>
      <PreviewContent record={record} onClose={close} />
    </Suspense>
  );
  return (
    <>
      <Button
        ref={button}
        size="xs"
        variant="default"
        leftSection={<Eye size={16} aria-hidden />}
        aria-expanded={isOpen}
        onClick={isOpen ? close : open}
      >
        Preview
      </Button>
      {isWide && isPaneOpen && (
        <aside className={classes.pane} aria-label="Preview" data-preview-pane>
          {content}
        </aside>
      )}
      {!isWide && (
        <Modal
          opened={isDialogOpen}
          onClose={dialog.close}
          fullScreen
          withCloseButton={false}
          padding={0}
          attributes={{ content: { "aria-label": "Preview" } }}
        >
          <div className={classes.full}>{content}</div>
        </Modal>
      )}
    </>
  );
}

function LinksButton({ record }: Props) {
  const { api } = useApp();
  const [isOpen, { open, close }] = useDisclosure();
  const { data: links = [] } = useQuery(previewLinksQuery(api, record));
  const unread = links.flatMap(({ notes }) => notes).filter(({ isNew }) => isNew).length;
  return (
    <>
      <Button
        size="xs"
        variant="default"
        leftSection={<Link2 size={16} aria-hidden />}
        rightSection={
          unread > 0 && (
            <Badge size="sm" color="clay" circle={unread < 10}>
              {unread}
              <VisuallyHidden> new</VisuallyHidden>
            </Badge>
          )
        }
        onClick={open}
      >
        Preview links
      </Button>
      {isOpen && (
        <Suspense>
          <PreviewLinksDialog record={record} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
