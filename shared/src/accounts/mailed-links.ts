export const mailedLinkPaths = {
  signIn: "/login",
  passwordReset: "/reset-password",
  emailConfirmation: "/confirm-email",
  invitation: "/accept-invitation",
} as const;
