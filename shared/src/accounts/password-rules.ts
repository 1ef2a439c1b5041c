/** People vary letter case and spaces first. */
const normalize = (text: string) => text.toLowerCase().replace(/\s/g, "");

type Owner = { email: string; companyName: string };

/** Explains in a sentence why a new password is too easy to guess for this account; `undefined` if it is not. */
export const describeGuessablePassword = (
  password: string,
  { email, companyName }: Owner,
): string | undefined => {
  const typed = normalize(password);
  const [beforeAt] = email.split("@");
  if ([email, beforeAt ?? email].map(normalize).includes(typed))
    return "Your email address is too easy to guess. Choose another password.";
  if (typed === normalize(companyName))
    return "The company's name is easy to guess. Choose another password.";
  return undefined;
};
