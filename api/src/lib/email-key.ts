/** What two spellings of one e-mail address share. */
export const emailKey = (email: string) => email.toLowerCase();
