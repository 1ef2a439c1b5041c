import type { Build, BuildList } from "shared/publishing/builds";

/** The release that a build made, or made live again. */
export const releaseId = ({ _id, releaseOf }: Build) => releaseOf ?? _id;

/** The newest build whose release is being served. */
export const findServedBuild = ({ builds, live }: BuildList) =>
  builds.find((build) => build.status === "live" && releaseId(build) === live?.buildId);
