import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";

const findLink = () => document.querySelector<HTMLLinkElement>('link[rel="icon"]');

const withCount = (icon: string, count: number) => {
  const text = count > 9 ? "9+" : count;
  const badge = `<circle cx="20" cy="20" r="12" fill="#b3261e"/><text x="20" y="25.5" font-family="sans-serif" font-size="15" font-weight="700" text-anchor="middle" fill="#fff">${text}</text>`;
  const drawn = icon.replace(/<\/svg>\s*$/, `${badge}</svg>`);
  return `data:image/svg+xml,${encodeURIComponent(drawn)}`;
};

/** Shows a count in the tab's icon and the installed app's badge; none for 0. */
export function useIconCount(count: number) {
  const [href] = useState(() => findLink()?.href);
  const { data: icon } = useQuery({
    queryKey: ["icon"],
    queryFn: async ({ signal }) => (await fetch(href ?? "", { signal })).text(),
    enabled: href !== undefined && count > 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  useEffect(() => {
    const link = findLink();
    if (!link || href === undefined) return;
    link.href = icon && count > 0 ? withCount(icon, count) : href;
    return () => {
      link.href = href;
    };
  }, [href, icon, count]);
  useEffect(() => {
    // Browsers reject badges for pages that aren't installed.
    navigator.setAppBadge?.(count).catch(() => {});
  }, [count]);
}
