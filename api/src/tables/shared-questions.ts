import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** Questions and answers that stand on every tour, in order from 0. */
export const sharedQuestions = sqliteTable("shared_questions", {
  position: integer("position").primaryKey(),
  question: text("question").notNull(),
  answer: text("answer").notNull(),
});
