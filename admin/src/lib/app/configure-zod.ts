import { config } from "zod";

// The content security policy forbids eval, which zod tries for speed as soon as a schema is made.
config({ jitless: true });
