import { Modal } from "@mantine/core";
import { useState } from "react";
import { CodeProof } from "./CodeProof.tsx";
import { OtherWays, type ProofWay } from "./OtherWays.tsx";
import { PasswordProof } from "./PasswordProof.tsx";

type Props = { onSettled: (isProven: boolean) => void };

/** Above every other dialog: each may send what asks for a proof. */
export function ProofDialog({ onSettled }: Props) {
  const [way, setWay] = useState<ProofWay>("password");
  return (
    <Modal opened centered zIndex={500} withCloseButton={false} onClose={() => onSettled(false)}>
      {/* Mantine's header would be a second banner of the page. */}
      <Modal.Title fw={650} mb="xs">
        Please confirm that it is you
      </Modal.Title>
      {way === "code" ? (
        <CodeProof onSettled={onSettled} />
      ) : (
        <PasswordProof onSettled={onSettled} />
      )}
      <OtherWays way={way} onChoose={setWay} onProven={() => onSettled(true)} />
    </Modal>
  );
}
