import { readSharedQuestions, saveSharedQuestions } from "shared/endpoints/questions";
import { prepareJson } from "../../lib/prepared-json.ts";
import { route } from "../../middleware/route.ts";
import { sendJson } from "../../middleware/send-json.ts";
import type { QuestionsService } from "./questions.service.ts";

export const questionsRoutes = ({ questions }: { questions: QuestionsService }) => [
  route(readSharedQuestions, async ({ c }) => sendJson(c, prepareJson(await questions.read()))),
  route(saveSharedQuestions, async ({ by, body }) => ({
    message: "Questions saved.",
    ...(await questions.save(by, body)),
  })),
];
