import { init } from "astro/virtual-modules/prefetch.js";

// Called here and not by Astro's setting, which would give it a file, and so a request, of its own.
init({ prefetchAll: true, defaultStrategy: "hover" });
