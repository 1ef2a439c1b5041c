import { useWindowEvent } from "@mantine/hooks";
import { type DragEvent, type RefObject, useState } from "react";

const hasFiles = ({ dataTransfer }: { dataTransfer: DataTransfer | null }) =>
  dataTransfer?.types.includes("Files") ?? false;

const isInDisabledForm = (node: Element | null) => node?.closest("fieldset:disabled") !== null;

/** Accepts files dropped on the zone or pasted anywhere on the screen. */
export function useDroppedFiles(
  zone: RefObject<HTMLElement | null>,
  onFiles: (first: File, ...others: File[]) => void,
) {
  const [isOver, setOver] = useState(false);

  // A file dropped beside the zone would replace the page.
  const refuse = (event: globalThis.DragEvent) => {
    if (event.defaultPrevented || !event.dataTransfer || !hasFiles(event)) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = "none";
  };
  useWindowEvent("dragover", refuse);
  useWindowEvent("drop", refuse);
  useWindowEvent("paste", ({ clipboardData }) => {
    const [file, ...others] = clipboardData?.files ?? [];
    // Office programs paste text along with a picture of it.
    const isText = clipboardData?.types.includes("text/plain");
    if (file && !isText && !isInDisabledForm(zone.current)) onFiles(file, ...others);
  });

  const dragOver = (event: DragEvent) => {
    if (!hasFiles(event) || isInDisabledForm(zone.current)) return;
    event.preventDefault();
    setOver(true);
  };
  return {
    isOver,
    zoneProps: {
      onDragEnter: dragOver,
      onDragOver: dragOver,
      onDragLeave: ({ relatedTarget }: DragEvent) => {
        const isInside = relatedTarget instanceof Node && zone.current?.contains(relatedTarget);
        if (!isInside) setOver(false);
      },
      onDrop: (event: DragEvent) => {
        const [file, ...others] = event.dataTransfer.files;
        setOver(false);
        if (!file || isInDisabledForm(zone.current)) return;
        event.preventDefault();
        onFiles(file, ...others);
      },
    },
  };
}
