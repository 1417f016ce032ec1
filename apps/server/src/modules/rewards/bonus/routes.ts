import type { Handlers } from "@baize/api/contract/contract";
import type { ServerContexts } from "../../../platform/context.ts";
import { claimBonus, giveUpBonus } from "./end-own-bonus.ts";
import { listWageringLines } from "./list-wagering-lines.ts";
import { listBonuses } from "./list-bonuses.ts";

export const bonusHandlers = {
  "bonus.list": listBonuses,
  "bonus.lines": listWageringLines,
  "bonus.claim": claimBonus,
  "bonus.giveUp": giveUpBonus,
} satisfies Partial<Handlers<ServerContexts>>;
