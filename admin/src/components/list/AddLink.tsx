import { Button, type ButtonVariant } from "@mantine/core";
import type { LucideIcon } from "lucide-react";
import { Link } from "react-router";

type Props = { to: string; Icon: LucideIcon; variant?: ButtonVariant; children: string };

export function AddLink({ Icon, ...link }: Props) {
  return <Button {...link} component={Link} leftSection={<Icon size={18} aria-hidden />} />;
}
