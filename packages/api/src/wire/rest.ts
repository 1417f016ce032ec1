import { accessWire } from "./access.ts";
import { balanceWire } from "./balance.ts";
import { chatWire } from "./chat.ts";
import { clubWire } from "./club.ts";
import { depositsWire } from "./deposits.ts";
import { inboxWire } from "./inbox.ts";
import { lotteryWire } from "./lottery.ts";
import { playWire } from "./play.ts";
import { rewardsWire } from "./rewards.ts";
import { transactionsWire } from "./transactions.ts";
import { uploadsWire } from "./uploads.ts";
import { uplineWire } from "./upline.ts";
import { verificationWire } from "./verification.ts";
import { walletsWire } from "./wallets.ts";
import { withdrawalsWire } from "./withdrawals.ts";

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
