import { extname } from "node:path";
import { InvalidArgumentError } from "commander";

export type TourFile = { path: string; type: "zip" | "csv" };

/** Reads the kind of a tour file from its name. */
export const readTourFile = (path: string): TourFile => {
  switch (extname(path).toLowerCase()) {
    case ".zip":
      return { path, type: "zip" };
    case ".csv":
      return { path, type: "csv" };
    default:
      throw new InvalidArgumentError("The name must end in .zip or .csv.");
  }
};
