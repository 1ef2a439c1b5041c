import Driver from "libsql/promise";

/**
 * Writes the last commit of a database file to a new file, on a thread of the driver: neither writes nor the
 * event loop wait. The statement is not prepared: a kept one would hold the connection open.
 */
export const writeSnapshot = async (databasePath: string, target: string) => {
  const driver = new Driver(databasePath, { timeout: 5_000 });
  try {
    await driver.exec(`VACUUM INTO '${target.replaceAll("'", "''")}'`);
  } finally {
    driver.close();
  }
};
