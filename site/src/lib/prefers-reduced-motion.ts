const savesData = () => {
  const connection: unknown = "connection" in navigator ? navigator.connection : undefined;
  return (
    typeof connection === "object" &&
    connection !== null &&
    "saveData" in connection &&
    connection.saveData === true
  );
};

/** Whether this visitor asked for less motion or less data. */
export const prefersStillness = () =>
  matchMedia("(prefers-reduced-motion: reduce)").matches ||
  matchMedia("(prefers-reduced-data: reduce)").matches ||
  savesData();
