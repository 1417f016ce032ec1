import { accessRoutes } from "./identity/access.ts";
import { balanceRoutes } from "./payments/balance.ts";
import { chatRoutes } from "./support/chat.ts";
import { clubRoutes } from "./rewards/club.ts";
import { depositsRoutes } from "./payments/deposits.ts";
import { inboxRoutes } from "./inbox.ts";
import { lotteryRoutes } from "./lottery.ts";
import { responsibleGamblingRoutes } from "./responsible-gambling.ts";
import { rewardsRoutes } from "./rewards/rewards.ts";
import { transactionsRoutes } from "./payments/transactions.ts";
import { uploadsRoutes } from "./content/uploads.ts";
import { uplineRoutes } from "./payments/upline.ts";
import { verificationRoutes } from "./identity/verification.ts";
import { walletsRoutes } from "./payments/wallets.ts";
import { withdrawalsRoutes } from "./payments/withdrawals.ts";

/** What is called behind a first view. A new group of endpoints belongs here. */
export const LATER_ROUTES = {
  ...verificationRoutes,
  ...accessRoutes,
  ...responsibleGamblingRoutes,
  ...rewardsRoutes,
  ...clubRoutes,
  ...inboxRoutes,
  ...lotteryRoutes,
  ...chatRoutes,
  ...uploadsRoutes,
  ...depositsRoutes,
  ...withdrawalsRoutes,
  ...transactionsRoutes,
  ...walletsRoutes,
  ...balanceRoutes,
  ...uplineRoutes,
};
