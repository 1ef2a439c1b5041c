import type { ProposalContent } from "shared/inbox/proposals/proposal-content";
import { dateOfDay } from "../parts/in-words.ts";

type Props = Pick<ProposalContent, "days" | "startsOn">;

export function TripDays({ days, startsOn }: Props) {
  if (days.length === 0) return null;
  return (
    <section>
      <h2 className="guest-title">Day by day</h2>
      <ol className="guest-days">
        {days.map(({ title, text }, index) => (
          <li className="guest-day" key={index}>
            <p className="guest-day__when">
              Day {index + 1} <span>{dateOfDay(startsOn, index)}</span>
            </p>
            <div>
              <h3 className="guest-day__title">{title}</h3>
              {text.trim() && <p className="guest-text">{text}</p>}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
