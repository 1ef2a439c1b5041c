import { isBoolean, isShape, isString } from "../lib/guards.ts";

type Connection = { effectiveType: string; saveData: boolean };

/** The Network Information API, which not every browser has. */
const hasConnection = isShape<{ connection: Connection }>({
  connection: isShape<Connection>({ effectiveType: isString, saveData: isBoolean }),
});

const isCostly = () => {
  if (!hasConnection(navigator)) return false;
  const { effectiveType, saveData } = navigator.connection;
  return saveData || effectiveType.includes("2g");
};

/** Milliseconds that a pointer rests on a link that is meant. */
const rest = 80;
let timer: ReturnType<typeof setTimeout> | undefined;
const asked = new Set([location.pathname]);

const prefetch = ({ pathname, search }: HTMLAnchorElement) => {
  if (asked.has(pathname) || isCostly()) return;
  asked.add(pathname);
  document.head.append(
    Object.assign(document.createElement("link"), { rel: "prefetch", href: pathname + search }),
  );
};

const plan = ({ target }: Event) => {
  clearTimeout(timer);
  const link = target instanceof Element && target.closest("a");
  if (!link || link.origin !== location.origin || link.dataset.astroPrefetch === "false") return;
  timer = setTimeout(prefetch, rest, link);
};
for (const touch of ["pointerover", "focusin"]) addEventListener(touch, plan, { passive: true });
