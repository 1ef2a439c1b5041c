import { ArrowLeft } from "lucide-react";
import { adminPaths } from "shared/paths";
import { AddLink } from "../../../components/list/AddLink.tsx";

export function TeamLink() {
  return (
    <AddLink to={adminPaths.team} Icon={ArrowLeft} variant="default">
      Team
    </AddLink>
  );
}
