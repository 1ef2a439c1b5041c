import { type Inquiry, inquiryDeleted } from "shared/inquiries";
import { askToConfirm, showAlert } from "../../components/feedback/alerts.tsx";
import { useDeleteInquiry } from "./inquiries.requests.ts";
import { failureOf } from "./inquiry-failure.ts";
import { nameOf } from "./visitor-name.ts";

/** Deletes an inquiry after asking, and says what became of it. */
export function useConfirmedDelete(inquiry: Inquiry) {
  const { isPending, mutateAsync } = useDeleteInquiry();
  const remove = async () => {
    try {
      await mutateAsync(inquiry._id);
      showAlert({ kind: "Done", text: inquiryDeleted });
    } catch (error) {
      showAlert(failureOf(error, "Failed to delete inquiry."));
    }
  };
  const askAndDelete = () =>
    askToConfirm({
      title: "Delete this inquiry?",
      text: `${nameOf(inquiry)}, ${inquiry.destination}, ${inquiry.checkinDate}. This cannot be undone.`,
      confirm: "Delete",
      onConfirm: () => void remove(),
    });
  return { isPending, askAndDelete };
}
