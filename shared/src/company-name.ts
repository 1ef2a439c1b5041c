/** Apart from the other facts, which the admin's first screen does without. */
export const companyName = "Ibirwa Kivu Tours";
