import type { ContractPeriod, ContractType } from "@baize/domain/agents/contract/type";
import type { ContractWindow } from "@baize/domain/agents/contract/window";
import { RULES_VERSION } from "@baize/domain/agents/settlement/compute";
import { SETTLEMENT_RUN } from "@baize/domain/agents/settlement/run";
import { initialState } from "@baize/domain/state-machine/machine";
import type { Brand } from "../../../platform/brand/brand.ts";
import { transact } from "../../../platform/database/retry.ts";
import { derivedId } from "../../../platform/ids/derived-id.ts";
import type { System } from "../../../platform/system.ts";
import { rollUpBrand } from "../play-hours/roll-up-play.ts";
import { countCorrections } from "./correction-queries.ts";
import { insertRun } from "./queries.ts";

export interface SettledWindow {
  readonly type: ContractType;
  readonly period: ContractPeriod;
  readonly window: ContractWindow;
}

/** Opens the run of a window that is over, unless there is one. From then on nothing that comes later counts in the window. */
export async function openRun(system: System, brand: Brand, { type, period, window }: SettledWindow): Promise<string> {
  const id = derivedId("run", brand.code, type, period, window.start, RULES_VERSION);
  const windowEnd = new Date(window.end);
  await transact(system.db, async (tx) => {
    await rollUpBrand(tx, brand, windowEnd);
    const corrections = await countCorrections(tx, { brand: brand.code, type });
    await insertRun(tx, {
      id,
      brand: brand.code,
      type,
      period,
      windowStart: new Date(window.start),
      windowEnd,
      rules: RULES_VERSION,
      corrections,
      state: initialState(SETTLEMENT_RUN),
      openedAt: system.now(),
    });
  });
  return id;
}
