import { useEffectEvent, useLayoutEffect } from "react";
import { type Delivery, followOtherPage, resumeDraft } from "./message-delivery.ts";

/** Takes up the draft when the page opens, and what became of it when the visitor comes back to the page. */
export function useResumedDraft(delivery: Delivery, isSubmitting: boolean) {
  const resume = useEffectEvent(() => resumeDraft(delivery));
  const handlePageShow = useEffectEvent(({ persisted }: PageTransitionEvent) => {
    if (persisted && !isSubmitting) followOtherPage(delivery);
  });

  useLayoutEffect(() => {
    resume();
    addEventListener("pageshow", handlePageShow);
    return () => removeEventListener("pageshow", handlePageShow);
  }, []);
}
