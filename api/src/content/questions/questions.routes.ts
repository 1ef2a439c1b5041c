import { readSharedQuestions, saveSharedQuestions } from "shared/content/questions.endpoints";
import { sendJson } from "#http/responses/send-json.ts";
import { route } from "#http/route.ts";
import { prepareJson } from "#platform/web/prepared-json.ts";
import type { QuestionsService } from "./questions.service.ts";

export const questionsRoutes = ({ questions }: { questions: QuestionsService }) => [
  route(readSharedQuestions, async ({ c }) => sendJson(c, prepareJson(await questions.read()))),
  route(saveSharedQuestions, async ({ by, query, body }) => ({
    message: "Questions saved.",
    ...(await questions.save(by, body, query)),
  })),
];
