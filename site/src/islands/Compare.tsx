import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { formLimits } from "shared/inbox/form-limits";
import { CompareTable } from "../components/compare/CompareTable.tsx";
import { LoadFailure } from "../components/ui/LoadFailure.tsx";
import { useFetch } from "../components/ui/useFetch.ts";
import { useHydrated } from "../components/ui/useHydrated.ts";
import {
  type Comparison,
  compareAddress,
  comparedAtOnce,
  readCompareAddress,
  readPeople,
} from "../content/comparison/compare-address.ts";
import type { ComparedTour } from "../content/comparison/compared-tour.ts";
import { Field, FieldIssues } from "../forms/Field.tsx";
import { keepDetail, readDetails } from "../forms/messages/guest-details.ts";
import { readChoice, storeChoice } from "../lib/compare-choice.ts";
import { paths } from "../lib/paths.ts";

type Body = { tours?: ComparedTour[] } | null;

const parseTours = (body: Body | undefined): ComparedTour[] => {
  if (!Array.isArray(body?.tours)) throw new Error("Not a list of tours");
  return body.tours;
};

function ChooseTours({ chosen }: { chosen?: ComparedTour | undefined }) {
  return (
    <div className="compare__choose">
      {chosen ? (
        <p>
          You've chosen one tour: <a href={chosen.path}>{chosen.title}</a>. Press “Compare” on one
          to three more.
        </p>
      ) : (
        <p>Press “Compare” on two to four tours, and they appear here side by side.</p>
      )}
      <a className="button" href={paths.services}>
        Choose tours
      </a>
    </div>
  );
}

const quote = (names: string[]) => names.map((name) => `“${name}”`).join(", ");

function LeftOut({ unknown, surplus }: { unknown: string[]; surplus: ComparedTour[] }) {
  return (
    <div className="compare__notices" role="alert">
      {unknown.length > 0 && (
        <p>There's no tour named {quote(unknown)}. The link may be old or mistyped.</p>
      )}
      {surplus.length > 0 && (
        <p>Left out, because at most four tours fit: {quote(surplus.map(({ title }) => title))}.</p>
      )}
    </div>
  );
}

type PeopleProps = { people: number | null; onChange: (people: number | null) => void };

function PeopleField({ people, onChange }: PeopleProps) {
  const [text, setText] = useState(people === null ? "" : String(people));
  const isWrong = text !== "" && readPeople(text) === null;
  const issue = `Enter a number from 1 to ${formLimits.paxNumber}.`;
  return (
    <FieldIssues value={isWrong ? { paxNumber: issue } : {}}>
      <div className="compare__people">
        <Field
          label="People in your group"
          name="paxNumber"
          inputMode="numeric"
          autoComplete="off"
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            keepDetail(target);
            onChange(readPeople(target.value));
          }}
        />
      </div>
    </FieldIssues>
  );
}

/** Without a group in the address, the one that the visitor typed on another page. */
const readComparison = (): Comparison => {
  const { ids, people } = readCompareAddress(location.search);
  return { ids, people: people ?? readPeople(readDetails().paxNumber ?? "") };
};

function Comparing({ tours }: { tours: ComparedTour[] }) {
  const [{ ids, people }, setComparison] = useState(readComparison);
  const change = (next: Comparison) => {
    setComparison(next);
    history.replaceState(history.state, "", compareAddress(next));
  };
  const view = useRef<HTMLDivElement>(null);
  const remove = (id: string) => {
    storeChoice(readChoice().filter((tour) => tour.id !== id));
    flushSync(() => change({ ids: ids.filter((other) => other !== id), people }));
    // The button with the focus is gone.
    view.current?.querySelector<HTMLElement>("th button, .compare__choose a")?.focus();
  };
  const known = ids.flatMap((id) => tours.find(({ _id }) => _id === id) ?? []);
  const unknown = ids.filter((id) => !known.some(({ _id }) => _id === id));
  const compared = known.slice(0, comparedAtOnce.most);
  const isEnough = compared.length >= comparedAtOnce.least;
  // A shared address with one known tour counts as a choice, to which cards can add others.
  useEffect(() => {
    if (compared.length === 1 && readChoice().length === 0)
      storeChoice(compared.map(({ _id, title }) => ({ id: _id, title })));
  }, [compared]);
  return (
    <div ref={view}>
      <LeftOut unknown={unknown} surplus={known.slice(comparedAtOnce.most)} />
      {isEnough ? (
        <>
          <PeopleField people={people} onChange={(value) => change({ ids, people: value })} />
          <CompareTable
            caption="Your tours side by side"
            tours={compared}
            people={people}
            onRemove={remove}
          />
        </>
      ) : (
        <ChooseTours chosen={compared[0]} />
      )}
    </div>
  );
}

function LoadedComparison({ url }: { url: string }) {
  const { state, retry } = useFetch(url, parseTours);
  if (state.kind === "loaded") return <Comparing tours={state.value} />;
  if (state.kind === "loading") {
    return (
      <p className="notice" role="status">
        Loading
      </p>
    );
  }
  const reason = state.message ?? "Something went wrong.";
  return <LoadFailure text={`The tours couldn't be loaded: ${reason}`} onRetry={retry} />;
}

/** Compares the tours that the page's address names. */
export function Compare({ url }: { url: string }) {
  return useHydrated() ? <LoadedComparison url={url} /> : <ChooseTours />;
}
