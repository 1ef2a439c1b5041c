import { expect, test } from "vitest";
import { describeGuessablePassword } from "./password-rules.ts";

const owner = { email: "Ada.Lovelace@example.test", companyName: "Kivu Tours" };

test.each([
  ["ada.lovelace@example.test", "email"],
  ["ADA.LOVELACE", "email"],
  ["Ada . Lovelace", "email"],
  ["kivutours", "company"],
  ["KIVU  tours", "company"],
])("finds that %j can be guessed from the account", (password, reason) => {
  expect(describeGuessablePassword(password, owner)).toContain(reason);
});

test.each(["Ada Lovelace", "lake tours 2031", "correct horse battery"])(
  "accepts %j, which is unrelated to the account",
  (password) => {
    expect(describeGuessablePassword(password, owner)).toBeUndefined();
  },
);
