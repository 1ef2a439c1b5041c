import type { GuestPageCompany } from "shared/inbox/proposals/guest-pages";
import { dayInWords } from "./in-words.ts";
import { Fact } from "./WaysToPay.tsx";

type Props = { company: GuestPageCompany };

/** Facts that a guest can check, and ways to reach the company. */
export function AboutCompany({ company }: Props) {
  return (
    <section className="guest-company" id="contact">
      <h2 className="guest-title">Who we are</h2>
      <dl className="guest-facts">
        <Fact name="Company" value={company.name} />
        <Fact name="Registration" value={company.registration} />
        <Licence company={company} />
        <Fact name="Insurance" value={company.insurance} />
        <Fact name="Founded" value={company.founded} />
        <Place company={company} />
        <Contact company={company} />
      </dl>
    </section>
  );
}

function Licence({ company }: Props) {
  const { licenceIssuer, licenceLink, licenceUntil } = company;
  if (!licenceIssuer) return null;
  return (
    <div>
      <dt>Licence</dt>
      <dd>
        {licenceLink ? (
          <a href={licenceLink} target="_blank" rel="noopener noreferrer">
            {licenceIssuer}
          </a>
        ) : (
          licenceIssuer
        )}
        {licenceUntil && `, valid until ${dayInWords(licenceUntil)}`}
      </dd>
    </div>
  );
}

function Place({ company: { place, mapLink } }: Props) {
  if (!place && !mapLink) return null;
  return (
    <div>
      <dt>Where</dt>
      <dd>
        {place}{" "}
        {mapLink && (
          <a href={mapLink} target="_blank" rel="noopener noreferrer">
            Find us on the map
          </a>
        )}
      </dd>
    </div>
  );
}

function Contact({ company: { email, phones, whatsapp } }: Props) {
  if (!email && phones.length === 0 && !whatsapp) return null;
  return (
    <div>
      <dt>Contact</dt>
      <dd>
        <ul className="guest-contact">
          {email && (
            <li>
              <a href={`mailto:${email}`}>{email}</a>
            </li>
          )}
          {phones.map((phone) => (
            <li key={phone}>
              <a href={`tel:${phone.replace(/[^\d+]/g, "")}`}>{phone}</a>
            </li>
          ))}
          {whatsapp && (
            <li>
              <a href={whatsapp} target="_blank" rel="noopener noreferrer">
                WhatsApp
              </a>
            </li>
          )}
        </ul>
      </dd>
    </div>
  );
}
