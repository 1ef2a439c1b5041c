import type { Price } from "shared/prices";
import { amountInWords } from "shared/words/amount";
import { whatsappLink } from "../../lib/whatsapp-link.ts";
import { Icon } from "../ui/Icon.tsx";

type Props = {
  fromPrice: Price | null;
  /** `null` where there is no chat. */
  whatsapp: { contact: string; text: string } | null;
  inquire: { text: string; href: string };
};

/** On a phone it stays at the bottom of the screen until the form comes (`scripts/floating.ts`). */
export function BookingBar({ fromPrice, whatsapp, inquire }: Props) {
  return (
    <div className="booking-bar">
      {fromPrice && (
        <p className="booking-bar__price">
          from <strong>{amountInWords(fromPrice)}</strong> per {fromPrice.per}
        </p>
      )}
      {whatsapp && (
        <a
          className="button button--quiet booking-bar__chat"
          href={whatsappLink(whatsapp.contact, whatsapp.text)}
          target="_blank"
          rel="noopener noreferrer"
        >
          <Icon name="whatsapp" />
          <span>
            <span className="visually-hidden">Ask on </span>WhatsApp
          </span>
        </a>
      )}
      <a className="button" href={inquire.href}>
        {inquire.text}
      </a>
    </div>
  );
}
