import { asc, eq, type SQL, sql } from "drizzle-orm";
import type { TeamMember } from "shared/content/team";
import { shownPictureColumns, type ToImageFields } from "#media/images/picture-urls.ts";
import type { Reader } from "#platform/db/client.ts";
import { teamMembers } from "#tables/content.ts";
import { pictures } from "#tables/pictures.ts";

/** Team members with their pictures, in the order of the site. */
export const selectTeam = (read: Pick<Reader, "select">, where?: SQL) =>
  read
    .select({ member: teamMembers, photo: shownPictureColumns })
    .from(teamMembers)
    .leftJoin(pictures, eq(teamMembers.pictureId, pictures.id))
    .where(where)
    .orderBy(
      sql`${teamMembers.position} IS NULL`,
      asc(teamMembers.position),
      asc(teamMembers.createdAt),
      asc(teamMembers.id),
    );
type TeamRow = Awaited<ReturnType<typeof selectTeam>>[number];

/** A stored team member as clients see it. */
export const toTeamMember = (
  { member: { id, pictureId, ...member }, photo }: TeamRow,
  toImageFields: ToImageFields,
): TeamMember => ({
  ...member,
  _id: id,
  picture: pictureId,
  image: photo ? toImageFields(photo).image : null,
});
