import { NavLink } from "@mantine/core";
import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";

type Props = {
  label: string;
  to: string;
  Icon: LucideIcon;
  isCurrent: boolean;
  /** Smaller, below the link before it. */
  isBelow?: boolean | undefined;
  /** Below the label. */
  description?: string | undefined;
  /** Behind the label. */
  rightSection?: ReactNode;
  onClick?: () => void;
};

export function SideLink({ Icon, isCurrent, isBelow = false, ...link }: Props) {
  return (
    <NavLink
      {...link}
      component={Link}
      py={isBelow ? 4 : 6}
      {...(isBelow && { ps: 34, fz: "sm" })}
      leftSection={<Icon size={isBelow ? 16 : 18} aria-hidden />}
      active={isCurrent}
      aria-current={isCurrent ? "page" : undefined}
    />
  );
}
