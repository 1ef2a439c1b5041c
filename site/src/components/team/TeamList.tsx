import type { TeamMember } from "shared/content/team";
import { languagesInWords } from "../../content/tours/tour-words.ts";
import { Face } from "./Face.tsx";

export function TeamList({ team }: { team: TeamMember[] }) {
  return (
    <ul className="team">
      {team.map((member) => (
        <li className="team__member" key={member._id}>
          <Member {...member} />
        </li>
      ))}
    </ul>
  );
}

function Member({ name, role, since, image, words, ...facts }: TeamMember) {
  const spoken = languagesInWords(facts.languages);
  const job = [role, since && `since ${since}`].filter(Boolean).join(", ");
  return (
    <>
      <Face name={name} image={image} size="large" />
      <div>
        <h3 className="team__name">{name}</h3>
        {job && <p className="team__job">{job}</p>}
        {words && <blockquote className="team__words">{words}</blockquote>}
        <dl className="team__facts">
          <MemberFact name="Speaks" value={spoken} />
          <MemberFact name="Guide licence" value={facts.guideLicence} />
          <MemberFact name="First aid" value={facts.firstAid} />
        </dl>
      </div>
    </>
  );
}

function MemberFact({ name, value }: { name: string; value: string | null }) {
  if (!value) return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
