/** The packages that hold Node name their platform as text; a lockfile keeps it as a list only. */
const readPackage = (manifest) => {
  if (!/^node-(bin-)?(darwin|linux|win)-/.test(manifest.name)) return manifest;
  const { os, cpu } = manifest;
  // On musl they would not run; what is installed there may.
  return {
    ...manifest,
    os: [os].flat(),
    cpu: [cpu].flat(),
    ...(os === "linux" && { libc: ["glibc"] }),
  };
};

module.exports = { hooks: { readPackage } };
