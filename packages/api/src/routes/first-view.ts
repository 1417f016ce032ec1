import { contentRoutes } from "./content/content.ts";
import { gamesRoutes } from "./gaming/games.ts";
import { memberRoutes } from "./identity/member.ts";
import { noticesRoutes } from "./content/notices.ts";
import { sessionRoutes } from "./identity/session.ts";
import { systemRoutes } from "./system.ts";

/**
 * What a first view calls. It travels with the first script, where each row costs a phone its bytes: the site's
 * `first-view-routes.test.ts` compares it with the calls that the first view's modules name.
 */
export const FIRST_VIEW_ROUTES = {
  ...systemRoutes,
  ...sessionRoutes,
  ...memberRoutes,
  ...noticesRoutes,
  ...contentRoutes,
  ...gamesRoutes,
};
