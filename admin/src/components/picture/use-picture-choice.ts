import { useRef, useState } from "react";
import { useApp } from "../../lib/app/app-context.ts";
import { choiceProblem, sendingProblem } from "../../lib/pictures/validate-picture.ts";
import { usePreparedPicture } from "./use-prepared-picture.ts";

type Choice = {
  value: File | null;
  onChange: (file: File | null) => void;
};

/** The choice of a picture: the last one wins, and one that cannot be sent leaves the one before. */
export function usePictureChoice({ value, onChange }: Choice) {
  const { pictures } = useApp();
  const [problem, setProblem] = useState<string>();
  const prepared = usePreparedPicture(value);
  const isPreparing = value !== null && !prepared;
  const before = useRef<File | null>(null);

  const takeBack = () => onChange(before.current);
  const refuse = (sentence: string) => {
    setProblem(sentence);
    takeBack();
  };
  return {
    prepared,
    isPreparing,
    /** Why the last choice was not taken. */
    problem,
    take(file: File) {
      const found = choiceProblem(file);
      setProblem(found);
      if (found) return;
      if (!isPreparing) before.current = value;
      onChange(file);
      pictures.prepare(file).then(
        (picture) => {
          const sentence = sendingProblem(picture);
          if (sentence) refuse(sentence);
        },
        // Another choice has taken its place.
        () => {},
      );
    },
    /** Ends the preparing; what was chosen before stays. */
    cancel: takeBack,
    takeAway() {
      setProblem(undefined);
      onChange(null);
    },
  };
}
