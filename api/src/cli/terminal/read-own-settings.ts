/** The settings in the environment, loaded late because they load zod. Throws {@link SettingsError}. */
export const readOwnSettings = async () => {
  const { processEnvironment, readSettings } = await import("#platform/env/env.ts");
  return readSettings(processEnvironment);
};
