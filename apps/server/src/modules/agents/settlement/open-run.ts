import type { ContractPeriod, ContractType } from "@baize/domain/agents/contract/type";
import type { ContractWindow } from "@baize/domain/agents/contract/window";
import { SETTLEMENT_RULES_VERSION } from "@baize/domain/agents/settlement/compute";
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

/** The run of a window, as it is opened. Its id follows from the window and the rules. */
export function newRun({ code }: Pick<Brand, "code">, { type, period, window }: SettledWindow, openedAt: Date) {
  return {
    id: derivedId("run", code, type, period, window.start, SETTLEMENT_RULES_VERSION),
    brand: code,
    type,
    period,
    windowStart: new Date(window.start),
    windowEnd: new Date(window.end),
    rules: SETTLEMENT_RULES_VERSION,
    state: initialState(SETTLEMENT_RUN),
    openedAt,
  };
}

/** Opens the run of a window that is over, unless there is one. From then on nothing that comes later counts in the window. */
export async function openRun(system: System, brand: Brand, due: SettledWindow): Promise<string> {
  const run = newRun(brand, due, system.now());
  await transact(system.db, async (tx) => {
    await rollUpBrand(tx, brand, run.windowEnd);
    const corrections = await countCorrections(tx, run);
    await insertRun(tx, { ...run, corrections });
  });
  return run.id;
}
