import { useState } from "react";
import { AskForReset } from "../components/forms/AskForReset.tsx";
import { NewPasswordForm } from "../components/forms/NewPasswordForm.tsx";
import { useLinkToken } from "./useLinkToken.ts";

type Props = { api?: string; goTo?: (path: string) => void };

/** Asks for a mail or, with the link of such a mail, for the new password. */
export function ResetPassword(props: Props) {
  const token = useLinkToken();
  const [ended, setEnded] = useState<string>();
  const isEnded = !!token && token === ended;
  if (token && !isEnded)
    return <NewPasswordForm key={token} {...props} token={token} onEnded={() => setEnded(token)} />;
  const reason = isEnded
    ? "This link has expired, or was used already. Ask for a new one here."
    : "Type the e-mail address of your account. We send you a link with which you set a new password.";
  return <AskForReset api={props.api} reason={reason} />;
}
