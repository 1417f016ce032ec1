import { personalInLedger } from "./ledger/personal-queries.ts";
import { personalInAgents } from "./modules/agents/personal-queries.ts";
import { personalInContent } from "./modules/content/personal-queries.ts";
import { personalInGaming } from "./modules/gaming/personal-queries.ts";
import { personalInLottery } from "./modules/lottery/personal-queries.ts";
import { personalInIdentity } from "./modules/identity/personal-queries.ts";
import { personalInInbox } from "./modules/inbox/personal-queries.ts";
import { personalInPayments } from "./modules/payments/personal-queries.ts";
import { personalInResponsibleGambling } from "./modules/responsible-gambling/personal-queries.ts";
import { personalInRewards } from "./modules/rewards/personal-queries.ts";
import { personalInSupport } from "./modules/support/personal-queries.ts";
import { personalInUploads } from "./modules/uploads/personal-queries.ts";
import { personalInWalletApi } from "./modules/wallet-api/personal-queries.ts";
import type { PersonalTable } from "./platform/personal-data/personal-queries.ts";
import { personalInPlatform } from "./platform/personal-data/platform-personal-queries.ts";

/** Every table with facts about a member, in the order of the member's own file. A module declares its own. */
export const PERSONAL_DATA: readonly PersonalTable[] = [
  ...personalInIdentity,
  ...personalInLedger,
  ...personalInPayments,
  ...personalInGaming,
  ...personalInWalletApi,
  ...personalInLottery,
  ...personalInRewards,
  ...personalInResponsibleGambling,
  ...personalInContent,
  ...personalInInbox,
  ...personalInSupport,
  ...personalInUploads,
  ...personalInAgents,
  ...personalInPlatform,
];
