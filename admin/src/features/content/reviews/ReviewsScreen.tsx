import { useQuery } from "@tanstack/react-query";
import { CirclePlus } from "lucide-react";
import { adminPaths } from "shared/paths";
import { NotificationArea } from "../../../components/feedback/NotificationArea.tsx";
import { QueryState } from "../../../components/feedback/QueryState.tsx";
import { AddLink } from "../../../components/list/AddLink.tsx";
import { EmptyList } from "../../../components/list/EmptyList.tsx";
import { RowsSkeleton } from "../../../components/list/RowsSkeleton.tsx";
import { Screen } from "../../../components/shell/Screen.tsx";
import { useApp } from "../../../lib/app/app-context.ts";
import { OrderedReviews } from "./OrderedReviews.tsx";
import { reviewsQuery } from "./reviews.queries.ts";

export function ReviewsScreen() {
  const { api } = useApp();
  const reviews = useQuery(reviewsQuery(api));
  return (
    <Screen
      title="Manage All Reviews"
      size="md"
      actions={
        <AddLink to={adminPaths.createReview} Icon={CirclePlus}>
          Add a review
        </AddLink>
      }
    >
      <NotificationArea />
      <QueryState
        query={reviews}
        skeleton={<RowsSkeleton />}
        errorText={(message) => message ?? "Error fetching reviews"}
      >
        {(all) =>
          all.length === 0 ? (
            <EmptyList title="No reviews found." />
          ) : (
            <OrderedReviews reviews={all} />
          )
        }
      </QueryState>
    </Screen>
  );
}
