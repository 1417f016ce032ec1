import { contentWire } from "./content/content.ts";
import { gamesWire } from "./gaming/games.ts";
import { memberWire } from "./identity/member.ts";
import { noticesWire } from "./content/notices.ts";
import { sessionWire } from "./identity/session.ts";
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
