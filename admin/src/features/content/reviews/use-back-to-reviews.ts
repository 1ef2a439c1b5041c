import { useEffect } from "react";
import { useNavigate } from "react-router";
import { adminPaths } from "shared/paths";
import { notify } from "../../../components/feedback/notify.ts";

type Saved = { message: string; review: { name: string } };

export function useBackToReviews(saved: Saved | undefined) {
  const navigate = useNavigate();
  useEffect(() => {
    if (!saved) return;
    notify(saved.message, saved.review.name);
    void navigate(adminPaths.reviews);
  }, [saved, navigate]);
}
