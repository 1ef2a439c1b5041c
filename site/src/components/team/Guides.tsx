import type { TeamMember } from "shared/content/team";
import { languagesInWords } from "../../content/tours/tour-words.ts";
import { Face } from "./Face.tsx";

type Props = { team: TeamMember[]; ids: string[] };

/** The people who lead a tour; hidden ones are left out. */
export function Guides({ team, ids }: Props) {
  const guides = ids.flatMap((id) => team.find(({ _id }) => _id === id) ?? []);
  if (guides.length === 0) return null;
  return (
    <section className="guides">
      <h2 className="service__subtitle">Led by</h2>
      <ul className="guides__list">
        {guides.map((guide) => (
          <li className="guide" key={guide._id}>
            <Face name={guide.name} image={guide.image} size="small" />
            <div>
              <p className="guide__name">{guide.name}</p>
              <GuideFacts guide={guide} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function GuideFacts({ guide: { languages, firstAid } }: { guide: TeamMember }) {
  const spoken = languagesInWords(languages);
  return (
    <>
      {spoken && <p className="guide__fact">Speaks {spoken}</p>}
      {firstAid && <p className="guide__fact">First aid: {firstAid}</p>}
    </>
  );
}
