import type { Rolldown } from "vite";

/** Dialogs, menus and forms, which lists and the dashboard do without. */
const overlaysAndForms = new RegExp(
  [
    "/node_modules/(@floating-ui|@mantine/form|react-remove-scroll)",
    "/@mantine/core/esm/components/(Combobox|FocusTrap|Modal|ModalBase|Popover|ScrollArea)/",
    "/src/(components/form|lib/editing|lib/pictures)/",
  ].join("|"),
);

/** Without the common chunk a screen needs ten more requests, on a connection that carries six at once. */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  // In one chunk, so that zod is configured before any other chunk creates a schema.
  { name: "zod", test: /node_modules\/zod\/|configure-zod/, priority: 3 },
  { name: "initial", tags: ["$initial"], priority: 2 },
  { name: "common", test: (id) => !overlaysAndForms.test(id), minShareCount: 16, priority: 1 },
];
