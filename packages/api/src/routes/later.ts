import { accessWire } from "./identity/access.ts";
import { balanceWire } from "./payments/balance.ts";
import { chatWire } from "./support/chat.ts";
import { clubWire } from "./rewards/club.ts";
import { depositsWire } from "./payments/deposits.ts";
import { inboxWire } from "./inbox.ts";
import { lotteryWire } from "./lottery.ts";
import { playWire } from "./responsible-gambling.ts";
import { rewardsWire } from "./rewards/rewards.ts";
import { transactionsWire } from "./payments/transactions.ts";
import { uploadsWire } from "./content/uploads.ts";
import { uplineWire } from "./payments/upline.ts";
import { verificationWire } from "./identity/verification.ts";
import { walletsWire } from "./payments/wallets.ts";
import { withdrawalsWire } from "./payments/withdrawals.ts";

/** What is called behind a first view. A new group of endpoints belongs here. */
export const REST_WIRE = {
  ...verificationWire,
  ...accessWire,
  ...playWire,
  ...rewardsWire,
  ...clubWire,
  ...inboxWire,
  ...lotteryWire,
  ...chatWire,
  ...uploadsWire,
  ...depositsWire,
  ...withdrawalsWire,
  ...transactionsWire,
  ...walletsWire,
  ...balanceWire,
  ...uplineWire,
};
