import { Modal, PasswordInput, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useApp } from "../../lib/app/app-context.ts";
import { secondFactorQuery } from "../../lib/requests/second-factor.ts";
import { useSession } from "../../lib/session/session.ts";
import { FactorForm } from "./FactorForm.tsx";
import { ReauthenticationForm } from "./ReauthenticationForm.tsx";

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

function PasswordForm({ onSettled }: { onSettled: (isReauthenticated: boolean) => void }) {
  const [password, setPassword] = useState("");
  const email = useSession()?.user.email;
  return (
    <ReauthenticationForm credential={{ password }} field="password" onSettled={onSettled}>
      {(issue) => (
        <>
          <Text size="sm">Enter your password to continue. Nothing you typed is lost.</Text>
          {/* Password managers look for it. */}
          <input type="email" autoComplete="username" value={email ?? ""} readOnly hidden />
          <PasswordInput
            label="Password"
            autoComplete="current-password"
            required
            data-autofocus
            value={password}
            error={issue}
            onChange={({ currentTarget }) => setPassword(currentTarget.value)}
          />
        </>
      )}
    </ReauthenticationForm>
  );
}
