import { describeGuessablePassword } from "shared/accounts/password-rules";
import { invalidField } from "#platform/errors.ts";

/** 400 with `field` for the password that the account has already. */
export const samePassword = (field: string) =>
  invalidField(field, "This is already your password. Choose a different one.");

/** Loaded with the first new password: its 49,000 leaked passwords take 17 MB. */
const loadEstimator = async () => {
  const [{ ZxcvbnFactory }, { dictionary, adjacencyGraphs }] = await Promise.all([
    import("@zxcvbn-ts/core"),
    import("@zxcvbn-ts/language-common"),
  ]);
  return new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
};
let estimator: ReturnType<typeof loadEstimator> | undefined;

/** Fewer guesses than 10⁶ (zxcvbn's score 1): sign-in limits alone would not keep such a password. */
const lowestScore = 2;

/** zxcvbn takes seconds for hostile texts of 128 characters; 40 characters are enough for a good score. */
const estimatedLength = 40;

const shortestWord = 3;

const toWords = (name: string) =>
  (name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).filter(
    ({ length }) => length >= shortestWord,
  );

const withoutWords = (password: string, companyWords: string[]) =>
  companyWords
    .toSorted((a, b) => b.length - a.length)
    .reduce((rest, word) => rest.replaceAll(word, ""), password);

const tooEasy =
  "This password is too easy to guess. Use a longer one, such as three or four unrelated words.";
const triedFirst = "This password is too common. Choose another one.";
const companyName = "The company's name is easy to guess. Choose another password.";

type Deps = { readCompanyName: () => Promise<string> };

/** Refuses easily guessed passwords; the contract checks their length. */
export const createPasswordRules = ({ readCompanyName }: Deps) => {
  /** Returns a sentence, or `undefined` for a password that is good enough. */
  const describeWeakness = async (password: string, email: string) => {
    const company = await readCompanyName();
    const guessable = describeGuessablePassword(password, { email, companyName: company });
    if (guessable) return guessable;
    estimator ??= loadEstimator();
    // People vary capitals first.
    const typed = password.toLowerCase();
    const companyWords = toWords(company);
    const rest = withoutWords(typed, companyWords);
    const known = [
      ...companyWords,
      companyWords.join(""),
      email,
      ...email.toLowerCase().split(/[@.]/),
    ];
    const { score, sequence } = (await estimator).check(rest.slice(0, estimatedLength), known);
    if (score >= lowestScore) return undefined;
    if (rest !== typed) return companyName;
    return sequence.length === 1 && sequence[0]?.pattern === "dictionary" ? triedFirst : tooEasy;
  };
  return {
    describeWeakness,

    /** 400 with `field` for an easily guessed password. */
    refuseWeak: async (field: string, password: string, email: string) => {
      const weakness = await describeWeakness(password, email);
      if (weakness) throw invalidField(field, weakness);
    },
  };
};
export type PasswordRules = ReturnType<typeof createPasswordRules>;
