const sourceNames: Record<string, string> = {
  whatsapp: "WhatsApp, logged by the team",
  phone: "Phone, logged by the team",
  mail: "Email, logged by the team",
  elsewhere: "Elsewhere, logged by the team",
};

export const sourceLabel = (name: string | null) =>
  name === null ? "Direct / unknown" : (sourceNames[name] ?? name);
