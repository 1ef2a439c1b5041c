/** Name of the field that the visitors' forms hide from people; what fills it in is a program. */
export const hiddenField = "topic";
