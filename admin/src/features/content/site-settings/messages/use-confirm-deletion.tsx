import { useMutation } from "@tanstack/react-query";
import type { SiteSettings } from "shared/content/site-settings/site-settings";
import { countOldMessages } from "shared/inbox/personal-data/personal-data.endpoints";
import { askToConfirm } from "../../../../components/feedback/alerts.ts";
import { useApp } from "../../../../lib/app/app-context.ts";

type Messages = SiteSettings["messages"];

const describe = (count: number | undefined, days: number) => {
  const age = days === 1 ? "one day" : `${days} days`;
  if (count === undefined)
    return `Inquiries and messages older than ${age} will be deleted for good within the hour. We couldn't count them.`;
  if (count === 0)
    return `No inquiry or message is older than ${age} now. Each will be deleted for good when it is.`;
  const subject = count === 1 ? "One inquiry or message is" : `${count} inquiries and messages are`;
  return `${subject} older than ${age}, and will be deleted for good within the hour, with your answers.`;
};

/** Asks before a save that deletes messages earlier than now. */
export function useConfirmDeletion() {
  const { api } = useApp();
  const count = useMutation({
    mutationFn: (days: number) => api.request(countOldMessages, { body: { days } }),
  });
  return ({ keepDays }: Messages, stored: Messages, save: () => void) => {
    const isEarlier = keepDays !== null && (stored.keepDays === null || keepDays < stored.keepDays);
    if (!isEarlier) return save();
    count.mutate(keepDays, {
      onSettled: (answer) =>
        askToConfirm({
          title: "Delete messages earlier?",
          text: describe(answer?.count, keepDays),
          confirm: answer?.count === 0 ? "Save" : "Save and delete",
          onConfirm: save,
        }),
    });
  };
}
