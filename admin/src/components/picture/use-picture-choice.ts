import { useRef, useState } from "react";
import { usePictures } from "../../lib/pictures/pictures-context.ts";
import { invalidFileReason, tooLargeReason } from "../../lib/pictures/validate-picture.ts";
import { usePreparedPicture } from "./use-prepared-picture.ts";

type Choice = {
  value: File | null;
  onChange: (file: File | null) => void;
};

/** The last choice wins; an invalid one restores the previous one. */
export function usePictureChoice({ value, onChange }: Choice) {
  const pictures = usePictures();
  const [problem, setProblem] = useState<string>();
  const prepared = usePreparedPicture(value);
  const isPreparing = value !== null && !prepared;
  const previous = useRef<File | null>(null);

  const restorePrevious = () => onChange(previous.current);
  const reject = (message: string) => {
    setProblem(message);
    restorePrevious();
  };
  return {
    prepared,
    isPreparing,
    /** Why the last choice was rejected. */
    problem,
    choose(file: File) {
      const reason = invalidFileReason(file);
      setProblem(reason);
      if (reason) return;
      if (!isPreparing) previous.current = value;
      onChange(file);
      pictures.prepare(file).then(
        (picture) => {
          const message = tooLargeReason(picture);
          if (message) reject(message);
        },
        // Superseded by another choice.
        () => {},
      );
    },
    cancel: restorePrevious,
    remove() {
      setProblem(undefined);
      onChange(null);
    },
  };
}
