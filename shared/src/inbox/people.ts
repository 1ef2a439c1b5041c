/** "1 person", "4 people" */
export const describePeople = (count: number) => (count === 1 ? "1 person" : `${count} people`);
