import type { Rolldown } from "vite";

const overlays = new RegExp(
  [
    "/node_modules/(@floating-ui|get-nonce|react-remove-scroll|react-style-singleton|tslib|use-callback-ref|use-sidecar)",
    "/@mantine/core/esm/components/(Combobox|FocusTrap|Modal|ModalBase|Overlay|Popover|ScrollArea|Select)/",
    "/@mantine/core/esm/utils/Floating/",
    "/@mantine/hooks/esm/use-focus-(return|trap)/",
  ].join("|"),
);

const forms = new RegExp(
  [
    "/node_modules/(@mantine/form|fast-deep-equal|klona)",
    "/@mantine/core/esm/components/Textarea/",
    "/src/(components/form|lib/editing|lib/pictures)/",
  ].join("|"),
);

/** Libraries and widgets that lists and the dashboard don't use. */
const rarelyNeeded = new RegExp(
  [
    overlays.source,
    forms.source,
    "/node_modules/(@dnd-kit|@mantine/tiptap|@tiptap|diff|libphonenumber|linkifyjs|prosemirror|react-number-format|react-transition-group)",
    "/@mantine/core/esm/components/(Autocomplete|ColorPicker|Drawer|Menu|NumberInput|TagsInput)",
    "/src/features/content/records/",
    "/src/components/(conflict|dialog|opening|photos|picture/use-|prices|proof|rich-text|sortable/(Sortable|DragHandle|Row|RemovedRow|use-row)|string-list|tour/TourChoice)",
  ].join("|"),
);

/** Modules below a kilobyte that import nothing large. */
const small = new RegExp(
  [
    "/src/lib/(dates|lists|requests|text|travel)/",
    "/src/lib/editing/(draft-key|drafts|has-file|unanswered-save|use-(stored-draft|idempotency-key|save|unsaved-changes))\\.",
    "/components/(conversation|download|mail)/",
    "/components/(date/Date|feedback/notify-undoable|form/DeleteButton)",
    "/components/list/(ListFilter|ListSort|SiteLink|UpdateLink)",
    "/components/sortable/(move-item|OrderButtons|use-saved-order)",
    "/conversations/(InboxScreen\\.module|data/drafts|list/\\w+\\.module)",
    "/shared/src/(?!text/(phone|countries)|content/tours/tour-(slug|transfer))",
  ].join("|"),
);

/**
 * A browser requests six files at once over HTTP/1.1, so each further six cost a slow line another round trip: a screen
 * opened from the dashboard loads at most seven chunks, an editor some twenty. A group includes what its modules import.
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  // In one chunk, so that zod is configured before any other chunk creates a schema.
  { name: "zod", test: /node_modules\/zod\/|configure-zod/, priority: 6 },
  { name: "initial", tags: ["$initial"], priority: 5 },
  { name: "common", test: (id) => !rarelyNeeded.test(id), minShareCount: 9, priority: 4 },
  { name: "icons", test: /node_modules\/lucide-react\//, minShareCount: 2, priority: 3 },
  { name: "small", test: small, minShareCount: 2, priority: 2 },
  { name: "overlays", test: overlays, minShareCount: 4, priority: 1 },
  { name: "forms", test: forms, minShareCount: 4, priority: 1 },
];
