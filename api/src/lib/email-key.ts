export const emailKey = (email: string) => email.toLowerCase();

/** One person's, however it is spelt: mail servers leave out what follows a plus sign. */
export const mailboxKey = (email: string) => emailKey(email).replace(/\+[^@]*@/, "@");
