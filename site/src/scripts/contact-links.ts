import { apiOrigin } from "../lib/api-origin.ts";
import { watchContactLinks } from "../lib/contact/contact-links.ts";

watchContactLinks(apiOrigin);
