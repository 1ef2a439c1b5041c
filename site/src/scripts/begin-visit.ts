import { beginVisit } from "../lib/visit.ts";

beginVisit();
