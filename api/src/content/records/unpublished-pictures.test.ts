import { eq } from "drizzle-orm";
import { toTourDocument } from "shared/content/records/records";
import { expect, test } from "vitest";
import { pictures } from "#tables/pictures.ts";
import { openHistory } from "#testing/records/open-history.ts";

const publicLists = ["content", "services", "gallery", "reviews", "team"];

test("pictures of drafts and hidden tours are named nowhere in public until they are published", async () => {
  const { request, send, create, change, upload, db, tour } = await openHistory();
  const addPicture = async (background: string) => {
    const id = await upload({ background });
    const [row] = await db.read.select().from(pictures).where(eq(pictures.id, id));
    return { photos: [{ picture: id, caption: null, alt: null }], file: row!.mainFile };
  };
  const inDraft = await addPicture("#112233");
  const inHidden = await addPicture("#332211");
  const readPublic = async () => {
    const answers = await Promise.all(publicLists.map((list) => send(`GET /api/${list}`)));
    expect(answers.map(({ status }) => status)).toEqual(publicLists.map(() => 200));
    return answers.map(({ text }) => text).join("\n");
  };
  const hidden = await create({
    title: "Hidden",
    photos: JSON.stringify(inHidden.photos),
    isShown: "false",
  });
  const draft = { name: "Kayak", values: {}, from: null, base: tour.updatedAt, draftAt: null };
  const document = { ...toTourDocument(tour), photos: inDraft.photos };
  await request(`PUT /api/drafts/tour/${tour._id}`, { json: { ...draft, document } });

  const before = await readPublic();
  expect(before).toContain(tour._id);
  expect(before).not.toContain(inDraft.file);
  expect(before).not.toContain(inHidden.file);
  // Only the address, a hash of the file, protects it.
  expect((await send(`GET /media/${inDraft.file}`)).status).toBe(200);

  await change({ photos: JSON.stringify(inDraft.photos) });
  await change({ title: "Hidden", isShown: "true" }, hidden._id);
  const after = await readPublic();
  expect(after).toContain(inDraft.file);
  expect(after).toContain(inHidden.file);
});
