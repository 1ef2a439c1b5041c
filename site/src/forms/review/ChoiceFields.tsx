import { type ReactNode, useId } from "react";
import { useFieldIssue } from "../Field.tsx";

type GroupProps = { name: string; label: string; children: ReactNode };

function RadioGroup({ name, label, children }: GroupProps) {
  const id = useId();
  const { aria, note } = useFieldIssue(name);
  return (
    <div className="field" role="radiogroup" aria-labelledby={id} {...aria}>
      <span className="field__label" id={id}>
        {label}
      </span>
      {children}
      {note}
    </div>
  );
}

const ratings = [1, 2, 3, 4, 5];

export const StarsField = () => (
  <RadioGroup name="stars" label="How was your trip?">
    <div className="stars">
      {ratings.map((count) => (
        <label key={count} className="stars__star">
          <input type="radio" name="stars" value={count} required />
          <span aria-hidden="true">★</span>
          <span className="visually-hidden">{count === 1 ? "1 star" : `${count} stars`}</span>
        </label>
      ))}
    </div>
  </RadioGroup>
);

const answers = [
  { value: "yes", label: "Yes, with the name above" },
  { value: "no", label: "No, it's for the team only" },
];

export const PermissionField = () => (
  <RadioGroup name="mayBeShown" label="May we publish your review and photo?">
    {answers.map(({ value, label }) => (
      <label key={value} className="choice">
        <input type="radio" name="mayBeShown" value={value} required />
        <span>{label}</span>
      </label>
    ))}
  </RadioGroup>
);
