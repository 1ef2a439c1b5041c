/** Name of a form field that people never see; only bots fill it in. */
export const honeypotField = "topic";
