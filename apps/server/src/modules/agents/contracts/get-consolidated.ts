import type { Handler, OutputOf } from "@baize/api/contract/contract";
import type { ContractType } from "@baize/domain/agents/contract/type";
import { contractWindowAt } from "@baize/domain/agents/contract/window";
import { toMoneyAmount } from "@baize/domain/money/amount";
import type { MemberContext, ServerContexts } from "../../../platform/context.ts";
import { findNewestWindow, sumStatements } from "../settlement/sum-queries.ts";
import { findTeam } from "../team/find-team.ts";
import type { ContractReader } from "./party-context.ts";
import { countOwnContracts, findRunning } from "./queries.ts";
import { contractView } from "./view.ts";

type Info = OutputOf<"funds.consolidated">["divtypeinfo"];

/** The first instant of the month that runs, in the brand's zone. */
const startOfMonth = ({ now, brand }: MemberContext): Date =>
  new Date(contractWindowAt({ type: "dividend", period: "M" }, now.getTime(), brand.timeZone).start);

type Counts = Awaited<ReturnType<typeof countOwnContracts>>;

/** What an agent is paid by and pays, by type. */
async function loadInfo(
  ctx: MemberContext,
  reader: ContractReader,
  counts: Counts,
): Promise<(type: ContractType) => Promise<Info>> {
  const { db } = ctx.system;
  const { id } = reader.member;
  const sums = await sumStatements(db, id, { since: startOfMonth(ctx), now: ctx.now });
  const money = (minor: bigint) => toMoneyAmount({ minor, currency: ctx.brand.currency });
  return async (type) => {
    const running = await findRunning(db, reader, type);
    const last = await findNewestWindow(db, id, type);
    const { received, paid, toReceive, toPay } = sums(type);
    return {
      contract: running ? contractView(reader, running) : null,
      below: counts(type).below,
      received: money(received),
      paid: money(paid),
      toReceive: money(toReceive),
      toPay: money(toPay),
      last: last
        ? { start: last.windowStart.getTime(), end: last.windowEnd.getTime(), amount: money(last.amount), state: last.state }
        : null,
    };
  };
}

/** The specification's consolidated answer: the proposals, contracts, wages and dividends of an agent. */
export const getConsolidated: Handler<"funds.consolidated", ServerContexts> = async (ctx) => {
  const { agentId } = await findTeam(ctx);
  const { brand, now } = ctx;
  const reader = { member: { id: agentId }, brand, now };
  const counts = await countOwnContracts(ctx.system.db, reader);
  const infoOf = await loadInfo(ctx, reader, counts);
  const proposalsOf = (type: ContractType) => {
    const { mine, others } = counts(type);
    return { open: brand.features.contracts[type], mine, others };
  };
  const { contract, below, ...wages } = await infoOf("daily");
  return {
    dailysalreqtype: proposalsOf("daily"),
    divtypereq: proposalsOf("dividend"),
    contracthoursalreq: proposalsOf("hourly"),
    realtimesalreqtype: proposalsOf("realTime"),
    contractmrdailysalinfotype: { contract, below },
    dailysalinfotype: wages,
    contracthoursalinfo: await infoOf("hourly"),
    realtimesalinfotype: await infoOf("realTime"),
    divtypeinfo: await infoOf("dividend"),
    asOf: now.getTime(),
  };
};
