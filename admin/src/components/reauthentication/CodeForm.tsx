import { TextInput } from "@mantine/core";
import { useState } from "react";
import { ReauthenticationForm } from "./ReauthenticationForm.tsx";

export function CodeForm({ onSettled }: { onSettled: (isReauthenticated: boolean) => void }) {
  const [code, setCode] = useState("");
  return (
    <ReauthenticationForm credential={{ code }} field="code" onSettled={onSettled}>
      {(issue) => (
        <TextInput
          label="Code from your app"
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          autoFocus
          value={code}
          error={issue}
          onChange={({ currentTarget }) => setCode(currentTarget.value)}
        />
      )}
    </ReauthenticationForm>
  );
}
