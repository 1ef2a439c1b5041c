import { SecretAlert } from "../../../components/copy/SecretAlert.tsx";

export function InvitationLink({ link, onDone }: { link: string; onDone: () => void }) {
  return (
    <SecretAlert title="Invitation link" noun="the link" secret={link} onDone={onDone}>
      Anyone who has it can accept the invitation, once, within 7 days.
    </SecretAlert>
  );
}
