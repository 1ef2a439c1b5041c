import type { Question } from "shared/content/questions";
import { answerId } from "../../content/tours/booking-questions.ts";
import { Icon } from "../ui/Icon.tsx";

type Props = {
  questions: readonly Question[];
  heading?: string | null;
  /** Gives the answers the ids that the booking card links to, and the heading one for previews. */
  hasIds?: boolean;
};

export function Questions({ questions, heading = "Questions", hasIds = false }: Props) {
  if (questions.length === 0) return null;
  return (
    <section className="questions">
      {heading && (
        <h2 className="service__subtitle" id={hasIds ? "questions" : undefined}>
          {heading}
        </h2>
      )}
      {questions.map(({ question, answer }, index) => (
        <details className="question" key={index}>
          <summary>
            {question} <Icon name="chevron" />
          </summary>
          <p id={hasIds ? answerId(index) : undefined}>{answer}</p>
        </details>
      ))}
    </section>
  );
}
