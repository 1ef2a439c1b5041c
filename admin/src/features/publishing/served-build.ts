import type { Build, BuildList } from "shared/publishing/builds";

/** The release that a build made or restored. */
export const releaseId = ({ _id, releaseOf }: Build) => releaseOf ?? _id;

/** The newest build of the release that visitors get. */
export const findServedBuild = ({ builds, live }: BuildList) =>
  builds.find((build) => build.status === "live" && releaseId(build) === live?.buildId);
