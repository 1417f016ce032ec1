import { isApiError } from "@baize/api/client/api-error";
import type { Client } from "@baize/api/client/client";
import type { EndpointId } from "@baize/api/routes/all-routes";
import type { Operation as ProviderCall } from "@baize/api/provider/operations";
import { deliverSandboxReports } from "../../src/modules/payments/sandbox/deliver-sandbox-reports.ts";
import { confirmWithdrawals } from "../../src/modules/payments/withdrawals/confirm-withdrawals.ts";
import { earnPoints } from "../../src/modules/rewards/points/earn-points.ts";
import { endRewards } from "../../src/modules/rewards/end-rewards.ts";
import { closeDueContracts } from "../../src/modules/agents/contracts/close-due-contracts.ts";
import { runSettlements } from "../../src/modules/agents/settlement/run-settlements.ts";
import { expireDeposits } from "../../src/modules/payments/deposits/expire-deposits.ts";
import { updateLoyalty } from "../../src/modules/rewards/loyalty/update-loyalty.ts";
import { addRebates } from "../../src/modules/rewards/rebates/add-rebates.ts";
import { settleTransfers } from "../../src/modules/payments/wallets/settle-transfers.ts";
import type { PaymentReport } from "../../src/modules/payments/reports/report.ts";
import { stepDraw } from "../../src/modules/lottery/draws/step-draw.ts";
import { roundSettled } from "../../src/subscribers.ts";
import type { System } from "../../src/platform/system.ts";
import { sendReport } from "../harness/bank.ts";
import { clientOf } from "../harness/client.ts";
import { operate, type OperatorAct } from "../harness/operate.ts";
import { asProduct } from "../harness/record-statements.ts";
import { providerCall } from "../harness/provider.ts";
import type { World } from "../harness/world.ts";
import { atBrand } from "./split-brand.ts";

const JOBS = {
  "confirm-withdrawals": async (system: System, now: Date) => await confirmWithdrawals(system.db, now, system),
  "earn-points": async (system: System, now: Date) => await earnPoints(system.db, now),
  "end-rewards": async (system: System, now: Date) => await endRewards(system.db, now),
  "expire-deposits": async (system: System, now: Date) => await expireDeposits(system.db, now),
  "update-loyalty": async (system: System, now: Date) => await updateLoyalty(system.db, now),
  "add-rebates": async (system: System, now: Date) => await addRebates(system.db, now),
  "settle-transfers": async (system: System, now: Date) => await settleTransfers(system.db, now, system),
  "settle-contracts": async (system: System, now: Date) => await runSettlements(system.db, now, system),
  "close-contracts": async (system: System, now: Date) => await closeDueContracts(system.db, now),
  "sandbox-bank": async (system: System) => await deliverSandboxReports(system),
  /** Steps one draw, at that time by the server's clock. */
  "lottery-draws": async (system: System, now: Date, key: string) => {
    const [game = "", issue = ""] = key.split("/");
    await stepDraw({ ...system, now: () => now }, roundSettled, { game, issue });
  },
};
export type JobName = keyof typeof JOBS;

/** One request, which is repeated under the same key until it is answered. It can be serialized as JSON. */
export type Act =
  | {
      readonly way: "call";
      /** The brand whose host is called; the world's own when absent. */
      readonly brand?: string;
      readonly token: string | null;
      readonly id: EndpointId;
      readonly input: object;
      readonly key?: string;
    }
  | { readonly way: "provider"; readonly call: ProviderCall; readonly body: object }
  | { readonly way: "report"; readonly report: PaymentReport }
  | { readonly way: "operator"; readonly request: OperatorAct }
  | { readonly way: "job"; readonly job: JobName; readonly at: number; readonly key?: string };

// The action was serialized as JSON, so its type no longer ties the input to the endpoint; the server checks it.
type AnyCall = (id: EndpointId, input: object, options: object) => Promise<unknown>;
const anyCall = (client: Client) => client.write as AnyCall;

async function call(world: World, { brand, token, id, input, key }: Extract<Act, { way: "call" }>): Promise<string> {
  try {
    await anyCall(clientOf(brand ? atBrand(world, brand) : world, token))(id, input, key ? { key } : {});
    return "ok";
  } catch (error) {
    if (isApiError(error)) return error.code;
    throw error;
  }
}

/** Performs the action once, and returns its answer. */
export async function perform(world: World, act: Act): Promise<string> {
  const { system } = world;
  if (act.way === "call") return await call(world, act);
  if (act.way === "provider") return (await providerCall(world, act.call, act.body)).code ?? "";
  if (act.way === "report") return await sendReport(world, act.report);
  if (act.way === "job") return (await asProduct(async () => await JOBS[act.job](system, new Date(act.at), act.key ?? "")), "ok");
  const { name, input, as } = act.request;
  const answer = await operate(world, name, input, as);
  return answer.ok ? "ok" : answer.says;
}

/** Whether the answer leaves open if the action happened: the caller then repeats it. */
export const isOpen = (answer: string): boolean => answer === "" || answer === "fault" || /^(system|network)\./.test(answer);
