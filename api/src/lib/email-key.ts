/** Equal for all spellings of one e-mail address. */
export const emailKey = (email: string) => email.toLowerCase();
