import type { Rolldown } from "vite";

/** What asks, tells and edits, which the dashboard does without: libraries, components of Mantine, folders. */
const dialogsAndForms = new RegExp(
  [
    "/node_modules/(@floating-ui|@mantine/(form|modals|notifications)|react-transition-group|klona)/",
    "/@mantine/core/esm/components/(Popover|Modal|ScrollArea|FocusTrap|Combobox|Notification)/",
    "/src/components/(feedback/(alerts|AlertBody|NotificationArea)|form/)",
    "/src/lib/(editing|pictures)/",
  ].join("|"),
);

/**
 * Without groups a screen is fetched in fifty small pieces. What many screens share (`minShareCount` of some sixty
 * chunks) goes into one file; a group brings along what its modules import, so the most shared come first.
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = [
  // In one chunk, so that zod is configured before any other chunk makes a schema.
  { name: "zod", test: /node_modules\/zod\/|configure-zod/, priority: 6 },
  { name: "initial", tags: ["$initial"], priority: 5 },
  { name: "common", test: (id) => !dialogsAndForms.test(id), minShareCount: 11, priority: 4 },
  { name: "dialogs", minShareCount: 25, priority: 3 },
  { name: "forms", minShareCount: 11, priority: 2 },
  {
    name: "contract",
    test: /\/shared\/src\/(?!.*(phone|site-settings\.))|\/lib\/requests\/(stats|gallery)/,
    minShareCount: 5,
    priority: 1,
  },
  { name: "icons", test: /node_modules\/lucide-react\//, minShareCount: 2, priority: 1 },
  { name: "notices", test: /DemoNotice|NotReadyNotice|requests\/first-start/, priority: 1 },
  {
    name: "small",
    test: /\/src\/lib\/(dates|text)\/|\/(mail|tour|list)\/\w+Link\.tsx|lists\/list-query|describe-mail|chart-scale/,
    minShareCount: 2,
    priority: 1,
  },
  // What is asked for before the screen is there comes in one file.
  {
    name: "inbox-rows",
    test: /\/inbox\/conversations\/(preload-inbox|data\/(drafted-ids|inbox-query))/,
    priority: 0,
  },
];
