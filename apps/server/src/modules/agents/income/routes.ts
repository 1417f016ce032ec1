import type { Handlers } from "@baize/api/contract/contract";
import type { ServerContexts } from "../../../platform/context.ts";
import { getState } from "./get-state.ts";
import { getProof, getStatement } from "./get-statement.ts";
import { listDays, listIncome } from "./list-income.ts";
import { listLines } from "./list-lines.ts";
import { listWagers } from "./list-wagers.ts";
import { payBill } from "./pay-bill.ts";
import { refuseBill } from "./refuse-bill.ts";

export const incomeHandlers = {
  "income.days": listDays,
  "income.list": listIncome,
  "income.get": getStatement,
  "income.lines": listLines,
  "income.wagers": listWagers,
  "income.proof": getProof,
  "income.state": getState,
  "income.pay": payBill,
  "income.refuse": refuseBill,
} satisfies Partial<Handlers<ServerContexts>>;
