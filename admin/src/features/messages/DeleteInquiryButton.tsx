import { type Inquiry, inquiryDeleted } from "shared/inquiries";
import { askToConfirm, showAlert } from "../../components/feedback/alerts.tsx";
import { DeleteButton } from "../../components/form/DeleteButton.tsx";
import { useDeleteInquiry } from "./inquiries.requests.ts";
import { displayName, failureAlert } from "./inquiry-texts.ts";

export function DeleteInquiryButton({ inquiry }: { inquiry: Inquiry }) {
  const { isPending, mutateAsync } = useDeleteInquiry();
  const name = displayName(inquiry);
  const remove = async () => {
    try {
      await mutateAsync(inquiry._id);
      showAlert({ kind: "Done", text: inquiryDeleted });
    } catch (error) {
      showAlert(failureAlert(error, "Failed to delete inquiry."));
    }
  };
  const ask = () =>
    askToConfirm({
      title: "Delete this inquiry?",
      text: `${name}, ${inquiry.destination}, ${inquiry.checkinDate}. This cannot be undone.`,
      confirm: "Delete",
      onConfirm: () => void remove(),
    });
  return <DeleteButton what={`the inquiry of ${name}`} isPending={isPending} onClick={ask} />;
}
