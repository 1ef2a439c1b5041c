import { ArrowLeft } from "lucide-react";
import { adminPaths } from "shared/paths";
import { AddLink } from "../../../components/list/AddLink.tsx";

export function ReviewsLink() {
  return (
    <AddLink to={adminPaths.reviews} Icon={ArrowLeft} variant="default">
      All reviews
    </AddLink>
  );
}
