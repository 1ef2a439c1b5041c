import { useState } from "react";
import { AskForReset } from "../forms/account/AskForReset.tsx";
import { NewPasswordForm } from "../forms/account/NewPasswordForm.tsx";
import { useLinkToken } from "../forms/account/useLinkToken.ts";

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
