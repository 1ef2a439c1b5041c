import { useQuery } from "@tanstack/react-query";

/** Its table of all countries weighs 30 kB. */
const phoneFormat = {
  queryKey: ["phone-format"],
  queryFn: async () => (await import("shared/text/phone")).formatPhoneNumber,
  staleTime: "static",
} as const;

/** Formats a phone number (E.164) with spaces when the format has loaded. */
export function PhoneText({ phone }: { phone: string }) {
  const { data: format } = useQuery(phoneFormat);
  return <>{format ? format(phone) : phone}</>;
}
