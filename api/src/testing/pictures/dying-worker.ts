/** Stands for a decoder that crashes. */
process.on("message", () => process.exit(1));
