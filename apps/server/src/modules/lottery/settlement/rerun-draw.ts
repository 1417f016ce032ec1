import type { DrawKey } from "@baize/domain/lottery/draw-numbers";
import type { Operator } from "../../../platform/operator/operation.ts";
import { ALL_BRANDS, writeOperatorAudit } from "../../../platform/operator/write-operator-audit.ts";
import type { System } from "../../../platform/system.ts";
import { recomputeDraw } from "./correct-draw.ts";
import { listSettlements } from "./queries.ts";

/** Computes a settled draw again, and answers whether the result is what is stored. */
export async function rerunDraw(system: System, operator: Operator, key: DrawKey) {
  const { digest, tickets, numbers } = await recomputeDraw(system.db, key);
  const stored = (await listSettlements(system.db, key)).at(-1);
  const same = stored?.digest === digest && stored.numbers.join(" ") === numbers.join(" ");
  await writeOperatorAudit(system.db, system, operator, {
    brand: ALL_BRANDS,
    action: "lottery.rerun",
    details: { ...key, same },
  });
  return { tickets, numbers: numbers.join(" "), digest, stored: stored?.digest, same };
}
