import { contentRoutes } from "./content/content.ts";
import { gamesRoutes } from "./gaming/games.ts";
import { memberRoutes } from "./identity/member.ts";
import { noticesRoutes } from "./content/notices.ts";
import { sessionRoutes } from "./identity/session.ts";
import { systemRoutes } from "./system.ts";

/** What a first view may call. It travels with the first script, where each row costs a phone its bytes. */
export const FIRST_VIEW_ROUTES = {
  ...systemRoutes,
  ...sessionRoutes,
  ...memberRoutes,
  ...noticesRoutes,
  ...contentRoutes,
  ...gamesRoutes,
};
