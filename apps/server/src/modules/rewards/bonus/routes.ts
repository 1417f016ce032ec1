import type { Handlers } from "@baize/api/contract/contract";
import type { ServerContexts } from "../../../platform/context.ts";
import { claimBonus, giveUpBonus } from "./end.ts";
import { listLines } from "./lines.ts";
import { listBonuses } from "./list.ts";

export const bonusHandlers = {
  "bonus.list": listBonuses,
  "bonus.lines": listLines,
  "bonus.claim": claimBonus,
  "bonus.giveUp": giveUpBonus,
} satisfies Partial<Handlers<ServerContexts>>;
