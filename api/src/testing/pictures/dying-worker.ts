/** Simulates a decoder that crashes. */
process.on("message", () => process.exit(1));
