/** Letter case and spaces are what people vary first. */
const normalize = (text: string) => text.toLowerCase().replace(/\s/g, "");

type Owner = { email: string; companyName: string };

/** Why a new password is too easy for this account, as a sentence; `undefined` if it is not. */
export const describeGuessablePassword = (
  password: string,
  { email, companyName }: Owner,
): string | undefined => {
  const typed = normalize(password);
  const [beforeAt] = email.split("@");
  if ([email, beforeAt ?? email].map(normalize).includes(typed))
    return "Your e-mail address is the first thing that others try: choose another password.";
  if (typed === normalize(companyName))
    return "The company's name is easy to guess. Choose another password.";
  return undefined;
};
