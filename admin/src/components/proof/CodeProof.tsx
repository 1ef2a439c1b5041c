import { TextInput } from "@mantine/core";
import { useState } from "react";
import { ProofForm } from "./ProofForm.tsx";

export function CodeProof({ onSettled }: { onSettled: (isProven: boolean) => void }) {
  const [code, setCode] = useState("");
  return (
    <ProofForm proof={{ code }} field="code" onSettled={onSettled}>
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
    </ProofForm>
  );
}
