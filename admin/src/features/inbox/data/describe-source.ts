import { campaignText, type GuestChannel, type MessageSource } from "shared/message-source";

const channelTexts: Record<GuestChannel, string> = {
  whatsapp: "WhatsApp",
  phone: "phone",
  mail: "mail",
  elsewhere: "elsewhere",
};

/** As in `From /service/night-boat, campaign newsletter, came from google.com`; empty where nothing is known. */
export const describeSource = (source: MessageSource): string => {
  const campaign = campaignText(source);
  const { channel } = source;
  const parts = [
    channel && `added by hand: ${channelTexts[channel]}`,
    source.page && `from ${source.page}`,
    campaign && `campaign ${campaign}`,
    source.referrer && `came from ${source.referrer}`,
  ];
  const text = parts.filter(Boolean).join(", ");
  return text.slice(0, 1).toUpperCase() + text.slice(1);
};
