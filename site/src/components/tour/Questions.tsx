import type { Question } from "shared/questions";
import { Icon } from "../ui/Icon.tsx";

export function Questions({ questions }: { questions: readonly Question[] }) {
  if (questions.length === 0) return null;
  return (
    <section className="questions">
      <h2 className="service__subtitle">Questions</h2>
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
