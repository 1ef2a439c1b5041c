import type { Build, BuildList } from "shared/builds";

/** The release that a build made, or asked for again. */
export const releaseId = ({ _id, releaseOf }: Build) => releaseOf ?? _id;

/** The newest request whose release visitors are served. */
export const findServedBuild = ({ builds, live }: BuildList) =>
  builds.find((build) => build.status === "live" && releaseId(build) === live?.buildId);
