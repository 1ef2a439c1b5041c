import type { TeamMember } from "shared/content/team";

export const member: TeamMember = {
  _id: "aline",
  name: "Aline",
  role: "Kayak guide",
  languages: ["English", "French"],
  since: 2019,
  guideLicence: "RDB 12",
  firstAid: "Red Cross, 2025",
  words: "I know each bay by name.",
  picture: null,
  image: null,
  isShown: true,
  position: 1,
  createdAt: "2026-11-20T09:30:00.000Z",
  updatedAt: "2026-11-20T09:30:00.000Z",
};
