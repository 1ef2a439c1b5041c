import { benchAttacks } from "./attacks.ts";
import { benchCrashes } from "./crashes.ts";
import { benchDesk } from "./desk.ts";
import { benchFloods } from "./floods.ts";
import { benchLists } from "./lists.ts";
import { benchMessages } from "./messages.ts";
import { benchPictures } from "./pictures.ts";
import { benchProcesses } from "./processes.ts";
import { benchPublishing } from "./publishing.ts";
import { benchServices } from "./services.ts";
import { benchHosts } from "./stages/hosts.ts";
import { benchImage } from "./stages/image.ts";
import { benchStarts } from "./stages/starts.ts";
import { benchWeights } from "./stages/weights.ts";

/** Measures the product and prints tables; `pnpm bench [name …]`, all unless named. */
const benches: Record<string, () => Promise<void>> = {
  lists: benchLists,
  desk: benchDesk,
  services: benchServices,
  publishing: benchPublishing,
  messages: benchMessages,
  processes: benchProcesses,
  hosts: benchHosts,
  starts: benchStarts,
  image: benchImage,
  weights: benchWeights,
  crashes: benchCrashes,
  floods: benchFloods,
  attacks: benchAttacks,
  pictures: benchPictures,
};

const named = process.argv.slice(2).filter((name) => name !== "--");
const unknown = named.filter((name) => !Object.hasOwn(benches, name));
if (unknown.length > 0) {
  const known = Object.keys(benches).join(", ");
  process.stderr.write(`There is no bench ${unknown.join(", ")}; there are: ${known}.\n`);
  process.exit(1);
}
for (const [name, bench] of Object.entries(benches)) {
  if (named.length === 0 || named.includes(name)) await bench();
}
