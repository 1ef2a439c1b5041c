import { useEffectEvent, useLayoutEffect } from "react";
import { type Delivery, followOtherPage, resumeDraft } from "./message-delivery.ts";

/** On opening the page, and on coming back to it from the back/forward cache. */
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
