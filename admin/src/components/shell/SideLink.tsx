import { NavLink } from "@mantine/core";
import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Link, useLocation } from "react-router";

type Props = {
  label: string;
  to: string;
  /** Path prefix that marks the link as active; its own path by default. */
  area?: string;
  /** Path prefix inside the area that another link leads to. */
  except?: string;
  Icon: LucideIcon;
  /** Behind the label. */
  rightSection?: ReactNode;
  onClick?: () => void;
};

export function SideLink({ Icon, area, except, ...link }: Props) {
  const { pathname } = useLocation();
  const isElsewhere = except !== undefined && pathname.startsWith(except);
  const isInArea = area ? pathname.startsWith(area) : pathname === link.to;
  const isActive = isInArea && !isElsewhere;
  return (
    <NavLink
      {...link}
      component={Link}
      leftSection={<Icon size={18} aria-hidden />}
      active={isActive}
      aria-current={isActive ? "page" : undefined}
    />
  );
}
