import { eq } from "drizzle-orm";
import {
  type TeamMember,
  type TeamMemberChange,
  type TeamMemberInput,
  teamMember,
} from "shared/content/team";
import { limits } from "shared/limits";
import { changesBetween } from "#audit/changes-between.ts";
import type { ToImageFields } from "#media/images/picture-urls.ts";
import type { Actor } from "#platform/actor.ts";
import type { KeyedBody } from "#platform/db/idempotency.ts";
import { newId } from "#platform/db/new-id.ts";
import { nextVersionTime } from "#platform/db/next-version-time.ts";
import type { Transaction } from "#platform/db/transaction.ts";
import { conflict, editConflict, invalidField, notFound } from "#platform/errors.ts";
import type { EditContent } from "#publishing/content-editor.ts";
import { toDeletion } from "#publishing/deleted-records.ts";
import { teamMembers } from "#tables/content.ts";
import { pictures } from "#tables/pictures.ts";
import { setPositions } from "../set-positions.ts";
import { selectTeam, toTeamMember } from "../snapshot/to-team-member.ts";

const toSubject = (id: string, name: string) => ({ kind: "team_member", id, name }) as const;

const refuseUnknownPicture = async (tx: Transaction, { picture }: TeamMemberInput) => {
  if (picture === null || (await tx.$count(pictures, eq(pictures.id, picture))) > 0) return;
  throw invalidField("picture", "This photo is no longer stored. Choose it again.");
};

const toColumns = ({ picture, ...input }: TeamMemberInput) => ({ ...input, pictureId: picture });

/** 409 when the team has `limits.team` people. */
export const refuseFullTeam = async (tx: Transaction) => {
  if ((await tx.$count(teamMembers)) >= limits.team)
    throw conflict(`A team can have up to ${limits.team} people.`);
};

type Deps = { now: () => Date; toImageFields: ToImageFields; editContent: EditContent };

/** The company's people. 404 for an id that does not exist, 400 for a photo that is not stored. */
export const createTeamService = ({ now, toImageFields, editContent }: Deps) => {
  const findOrThrow = async (tx: Transaction, id: string): Promise<TeamMember> => {
    const [row] = await selectTeam(tx, eq(teamMembers.id, id));
    if (!row) throw notFound("Team member");
    return toTeamMember(row, toImageFields);
  };

  return {
    /** Once per key. 409 for more than `limits.team` people. */
    create: (by: Actor, input: TeamMemberInput, keyed: KeyedBody | undefined) => {
      const add = async (tx: Transaction) => {
        await refuseFullTeam(tx);
        await refuseUnknownPicture(tx, input);
        const id = newId();
        const createdAt = now().toISOString();
        await tx
          .insert(teamMembers)
          .values({ id, ...toColumns(input), createdAt, updatedAt: createdAt });
        const event = {
          action: "team_member.created",
          subject: toSubject(id, input.name),
        } as const;
        return { value: await findOrThrow(tx, id), event };
      };
      const request = { route: "team", keyed, at: now() };
      const reason = "Added a team member";
      return editContent(by, reason, add, { request, answer: teamMember });
    },

    /** 409 when `readAt` is no longer the last edit. */
    update: (by: Actor, id: string, { readAt, ...input }: TeamMemberChange) =>
      editContent(by, "Changed a team member", async (tx) => {
        const stored = await findOrThrow(tx, id);
        if (readAt !== stored.updatedAt) throw editConflict(stored);
        await refuseUnknownPicture(tx, input);
        const updatedAt = nextVersionTime(stored.updatedAt, now());
        await tx
          .update(teamMembers)
          .set({ ...toColumns(input), updatedAt })
          .where(eq(teamMembers.id, id));
        const value = await findOrThrow(tx, id);
        const subject = toSubject(id, stored.name);
        const changes = changesBetween(stored, value);
        return { value, event: { action: "team_member.changed", subject, ...changes } };
      }),

    /** Skips people who were deleted in between. */
    order: (by: Actor, ids: string[]) =>
      editContent(by, "Changed the order of the team", async (tx) => ({
        value: await setPositions(tx, teamMembers, ids),
        event: { action: "team.ordered", after: { ids } },
      })),

    remove: (by: Actor, id: string) =>
      editContent(by, "Deleted a team member", async (tx) => {
        const { name } = await findOrThrow(tx, id);
        const team_members = await tx.delete(teamMembers).where(eq(teamMembers.id, id)).returning();
        return toDeletion(
          { action: "team_member.deleted", subject: toSubject(id, name) },
          { kind: "member", recordId: id, name, rows: { team_members } },
        );
      }),
  };
};
export type TeamService = ReturnType<typeof createTeamService>;
