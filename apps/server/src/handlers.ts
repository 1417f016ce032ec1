import type { Handlers } from "@baize/api/contract/contract";
import { explainers } from "./explainers.ts";
import type { ServerContexts } from "./platform/context.ts";
import { mergeHandlers } from "./platform/http/merge-handlers.ts";
import { contentHandlers } from "./modules/content/routes.ts";
import { gamingHandlers } from "./modules/gaming/routes.ts";
import { identityHandlers } from "./modules/identity/routes.ts";
import { agentsHandlers } from "./modules/agents/routes.ts";
import { inboxHandlers } from "./modules/inbox/routes.ts";
import { lotteryHandlers } from "./modules/lottery/routes.ts";
import { paymentsHandlers } from "./modules/payments/routes.ts";
import { responsibleGamblingHandlers } from "./modules/responsible-gambling/routes.ts";
import { listOpenBonuses } from "./modules/rewards/explain-rewards.ts";
import { rewardsHandlers } from "./modules/rewards/routes.ts";
import { supportHandlers } from "./modules/support/routes.ts";
import { freeRoundsHandlers } from "./modules/wallet-api/free-rounds/routes.ts";
import { memberRegistered } from "./subscribers.ts";
import { systemHandlers } from "./modules/system/routes.ts";
import { CLOSING } from "./closing.ts";
import { PERSONAL_DATA } from "./personal-data.ts";
import { uploadsHandlers } from "./modules/uploads/routes.ts";

/** One handler for every row of the contract: a row without one, or with two, does not compile. A module lists its own. */
export const handlers: Handlers<ServerContexts> = mergeHandlers(
  agentsHandlers,
  contentHandlers,
  freeRoundsHandlers,
  gamingHandlers,
  identityHandlers({ personalData: PERSONAL_DATA, closing: CLOSING, memberRegistered }),
  inboxHandlers,
  lotteryHandlers,
  paymentsHandlers({ explainers, listOpenBonuses }),
  responsibleGamblingHandlers,
  rewardsHandlers,
  supportHandlers,
  systemHandlers,
  uploadsHandlers,
);
