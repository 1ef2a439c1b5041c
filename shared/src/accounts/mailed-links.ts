export const mailedLinkPaths = {
  signIn: "/login",
  passwordReset: "/reset-password",
  emailConfirmation: "/confirm-email",
  invitation: "/invitation",
} as const;
