/** What two spellings of one e-mail address share. */
export const emailKeyOf = (email: string) => email.toLowerCase();
