import { setFlagsFromString } from "node:v8";

/*
 * To be imported before the product is loaded: some hundred modules make so much garbage that V8
 * grows to a hundred megabytes, and does not shrink again.
 */
setFlagsFromString("--optimize-for-size");

/** From now on memory may be spent for speed. */
export const allowGrowth = () => setFlagsFromString("--no-optimize-for-size");
