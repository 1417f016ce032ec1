import type { TransferKind } from "../../src/ledger/postings.ts";
import type { Operation } from "./operation.ts";
import { contractOperations } from "./operations/contracts.ts";
import { depositOperations, withdrawalOperations } from "./operations/payments.ts";
import { freeRoundOperations } from "./operations/free-rounds.ts";
import { lotteryOperations } from "./operations/lottery.ts";
import { peopleOperations } from "./operations/people.ts";
import { playOperations } from "./operations/play.ts";
import { pointsOperations } from "./operations/points.ts";
import { potOperations } from "./operations/pots.ts";
import { rewardOperations } from "./operations/rewards.ts";
import { settlementOperations } from "./operations/settlement.ts";
import { uplineOperations } from "./operations/upline.ts";
import { walletOperations } from "./operations/wallets.ts";

const ROWS = {
  ...playOperations,
  ...potOperations,
  ...freeRoundOperations,
  ...lotteryOperations,
  ...depositOperations,
  ...withdrawalOperations,
  ...rewardOperations,
  ...pointsOperations,
  ...peopleOperations,
  ...walletOperations,
  ...uplineOperations,
  ...settlementOperations,
  ...contractOperations,
} as const;

type Broken = (typeof ROWS)[keyof typeof ROWS]["kinds"][number];
type Unbroken = Exclude<TransferKind, Broken | "welcome">;

/** Does not compile while a kind of transfer is posted by no operation below. */
const everyKind = <Rows>(rows: Rows, ..._missing: [Unbroken] extends [never] ? [] : [Unbroken]): Rows => rows;

/** Everything that moves money or decides about it, by name. */
export const OPERATIONS: Readonly<Record<string, Operation>> = everyKind(ROWS);
