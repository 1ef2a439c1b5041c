import { config } from "zod";

// Zod tries `eval` on its first schema, which the content security policy forbids.
config({ jitless: true });
