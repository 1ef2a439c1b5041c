/** Name of the form field that people never see; what fills it in is a program. */
export const honeypotField = "topic";
