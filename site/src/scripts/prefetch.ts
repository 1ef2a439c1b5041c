import { init } from "astro/virtual-modules/prefetch.js";

// Astro's own setting would make it a file, and a request, of its own.
init({ prefetchAll: true, defaultStrategy: "hover" });
