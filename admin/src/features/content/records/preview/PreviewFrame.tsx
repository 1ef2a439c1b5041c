import { useElementSize } from "@mantine/hooks";
import { useEffect, useRef, useState } from "react";
import type { Preview } from "shared/content/records/previews";
import classes from "./Preview.module.css";

/** Pixels: a common phone, and a laptop. */
export const widths = { phone: 390, wide: 1_280 } as const;

type Props = { page: Preview; width: keyof typeof widths; isOutdated: boolean };

/**
 * Shows a page without scripts, which can share the origin that its fonts need. A newer page loads behind the shown
 * one and takes its place at the same scroll position.
 */
export function PreviewFrame({ page, width, isOutdated }: Props) {
  const [shown, setShown] = useState(page);
  const shownFrame = useRef<HTMLIFrameElement>(null);
  const { ref, width: room, height } = useElementSize();
  const scale = Math.min(1, room / widths[width]) || 1;
  const size = { width: widths[width], height: height / scale, transform: `scale(${scale})` };
  const pages = page.html === shown.html ? [shown] : [shown, page];
  return (
    <div ref={ref} className={classes.frame} data-outdated={isOutdated || undefined}>
      {pages.map((each) => (
        <Page
          key={each.html}
          page={each}
          size={size}
          isShown={each === shown}
          getTop={() => shownFrame.current?.contentWindow?.scrollY}
          onLoad={(frame) => {
            shownFrame.current = frame;
            setShown(each);
          }}
        />
      ))}
    </div>
  );
}

type PageProps = {
  page: Preview;
  size: { width: number; height: number; transform: string };
  isShown: boolean;
  /** The scroll position of the page that is shown before. */
  getTop: () => number | undefined;
  onLoad: (frame: HTMLIFrameElement) => void;
};

function Page({ page, size, isShown, getTop, onLoad }: PageProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    if (!isShown) frame.current?.setAttribute("aria-hidden", "true");
    else frame.current?.removeAttribute("aria-hidden");
  }, [isShown]);
  return (
    <iframe
      ref={frame}
      className={classes.page}
      title="Preview of the page"
      sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
      srcDoc={page.html}
      style={size}
      data-hidden={!isShown || undefined}
      onLoad={({ currentTarget }) => {
        const { contentWindow, contentDocument } = currentTarget;
        const top = getTop();
        const part = page.part ? contentDocument?.getElementById(page.part) : null;
        if (top === undefined) part?.scrollIntoView();
        else contentWindow?.scrollTo({ top, behavior: "instant" });
        onLoad(currentTarget);
      }}
    />
  );
}
