/** The list of conversations does not wait for the reader. */
export const loadReader = () => import("./Reader.tsx");
