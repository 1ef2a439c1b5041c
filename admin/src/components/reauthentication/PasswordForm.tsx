import { PasswordInput, Text } from "@mantine/core";
import { useState } from "react";
import { useSession } from "../../lib/session/session.ts";
import { ReauthenticationForm } from "./ReauthenticationForm.tsx";

export function PasswordForm({ onSettled }: { onSettled: (isReauthenticated: boolean) => void }) {
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
