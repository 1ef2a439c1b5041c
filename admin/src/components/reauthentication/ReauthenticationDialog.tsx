import { Modal } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useApp } from "../../lib/app/app-context.ts";
import { secondFactorQuery } from "../../lib/requests/second-factor.ts";
import { useSession } from "../../lib/session/session.ts";
import { FactorForm } from "./FactorForm.tsx";
import { PasswordForm } from "./PasswordForm.tsx";

type Props = { onSettled: (isReauthenticated: boolean) => void };

/** Above all other dialogs, because any of them may require re-authentication. */
export function ReauthenticationDialog({ onSettled }: Props) {
  const { api } = useApp();
  const { data: factors } = useQuery(secondFactorQuery(api));
  const user = useSession()?.user;
  const hasFactor = factors
    ? factors.totp !== null || factors.passkeys.length > 0
    : user?.hasSecondFactor === true;
  return (
    <Modal opened centered zIndex={500} withCloseButton={false} onClose={() => onSettled(false)}>
      {/* Mantine's header would be a second banner of the page. */}
      <Modal.Title fw={650} mb="xs">
        Confirm it's you
      </Modal.Title>
      {hasFactor ? (
        <FactorForm factors={factors} onSettled={onSettled} />
      ) : (
        <PasswordForm onSettled={onSettled} />
      )}
    </Modal>
  );
}
