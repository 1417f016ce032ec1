import { contentWire } from "./content.ts";
import { gamesWire } from "./games.ts";
import { memberWire } from "./member.ts";
import { noticesWire } from "./notices.ts";
import { sessionWire } from "./session.ts";
import { systemWire } from "./system.ts";

/** What a first view may call. It travels with the first script, where each row costs a phone its bytes. */
export const FIRST_WIRE = {
  ...systemWire,
  ...sessionWire,
  ...memberWire,
  ...noticesWire,
  ...contentWire,
  ...gamesWire,
};
