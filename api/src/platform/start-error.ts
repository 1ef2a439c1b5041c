/** The start cannot go on, for a reason that the person who starts the product can remove. */
export class StartError extends Error {}
