export const emailKey = (email: string) => email.toLowerCase();
