import { closingInContent } from "./modules/content/closing-queries.ts";
import { closingInAgents } from "./modules/agents/closing-queries.ts";
import { closingInGaming } from "./modules/gaming/closing-queries.ts";
import { closingInIdentity } from "./modules/identity/close/queries.ts";
import { closingInInbox } from "./modules/inbox/closing-queries.ts";
import { closingInPayments } from "./modules/payments/closing-queries.ts";
import { closingInRewards } from "./modules/rewards/closing-queries.ts";
import { closingInSupport } from "./modules/support/closing-queries.ts";
import { closingInUploads } from "./modules/uploads/closing-queries.ts";
import type { Closing } from "./platform/personal-data/closing.ts";

/** The obstacles to closing an account, and the data removed with it. A module declares its own. */
export const CLOSING: readonly Closing[] = [
  closingInIdentity,
  closingInGaming,
  closingInPayments,
  closingInRewards,
  closingInContent,
  closingInAgents,
  closingInInbox,
  closingInSupport,
  closingInUploads,
];
