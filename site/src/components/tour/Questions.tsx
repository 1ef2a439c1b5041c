import type { Question } from "shared/content/questions";
import { Icon } from "../ui/Icon.tsx";

type Props = { questions: readonly Question[]; heading?: string | null };

export function Questions({ questions, heading = "Questions" }: Props) {
  if (questions.length === 0) return null;
  return (
    <section className="questions">
      {heading && <h2 className="service__subtitle">{heading}</h2>}
      {questions.map(({ question, answer }, index) => (
        <details className="question" key={index}>
          <summary>
            {question} <Icon name="chevron" />
          </summary>
          <p>{answer}</p>
        </details>
      ))}
    </section>
  );
}
