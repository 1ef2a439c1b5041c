import { useQuery } from "@tanstack/react-query";
import { QueryState } from "../../components/feedback/QueryState.tsx";
import { EmptyList } from "../../components/list/EmptyList.tsx";
import { Rows } from "../../components/list/Rows.tsx";
import { RowsSkeleton } from "../../components/list/RowsSkeleton.tsx";
import { Screen } from "../../components/shell/Screen.tsx";
import { useApp } from "../../lib/app/app-context.ts";
import { ReviewRow } from "./ReviewRow.tsx";
import { reviewsQuery } from "./reviews.requests.ts";

export function ReviewsScreen() {
  const { api } = useApp();
  const reviews = useQuery(reviewsQuery(api));
  return (
    <Screen title="Manage All Reviews" size="md">
      <QueryState
        query={reviews}
        skeleton={<RowsSkeleton />}
        errorText={(message) => message ?? "Error fetching reviews"}
      >
        {(all) =>
          all.length === 0 ? (
            <EmptyList title="No reviews found." />
          ) : (
            <Rows label="Reviews">
              {all.map((review) => (
                <ReviewRow key={review._id} review={review} />
              ))}
            </Rows>
          )
        }
      </QueryState>
    </Screen>
  );
}
