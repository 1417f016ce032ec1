import type { Handler, OutputOf } from "@baize/api/contract/contract";
import { MISSION, MISSION_METRICS, MISSION_PERIODS, missionState } from "@baize/domain/rewards/mission/mission";
import { toMoneyAmount } from "@baize/domain/money/amount";
import { canApply, stateAfter } from "@baize/domain/state-machine/machine";
import { PENDING_REWARD } from "@baize/domain/rewards/pending-reward";
import type { MemberContext, ServerContexts } from "../../../platform/context.ts";
import { fault } from "../../../platform/http/fault.ts";
import { writeAudit } from "../../../platform/audit/write-audit.ts";
import { businessWindowAt } from "../../../platform/lists/business-window.ts";
import { languageMark, localize } from "../../../platform/language/language.ts";
import { newId } from "../../../platform/ids/new-id.ts";
import { type Beneficiary, beneficiaryOf } from "../grants/beneficiary.ts";
import { grantReward, lockBeneficiary } from "../grants/grant-reward.ts";
import { listClaimed, findMission, missionRef, type MissionRow, listMissionRows, sumProgress } from "./queries.ts";
import { insertPendingReward } from "../pending/queries.ts";

/** Days to wager the bonus of a mission in. */
const DAYS = 7;

type Item = OutputOf<"missions.list">["items"][number];

const periodOf = ({ period }: MissionRow) => MISSION_PERIODS.find((one) => one === period) ?? "day";
const loadWindow = async ({ system, brand, now }: MemberContext, row: MissionRow) =>
  await businessWindowAt(system.db, { at: now, zone: brand.timeZone, period: periodOf(row) });

async function loadView(ctx: MemberContext, row: MissionRow): Promise<Item> {
  const { db } = ctx.system;
  const window = await loadWindow(ctx, row);
  const ref = missionRef(row, window);
  const progress = await sumProgress(db, ctx, row, window);
  const claimed = (await listClaimed(db, ctx, [ref])).has(ref);
  const metric = MISSION_METRICS.find((one) => one === row.metric) ?? "rounds";
  const money = (minor: bigint) => toMoneyAmount({ minor, currency: ctx.brand.currency });
  const reached = progress < row.goal ? progress : row.goal;
  return {
    id: row.id,
    title: localize(row.titles, ctx.language) ?? "",
    ...languageMark(Object.keys(row.titles), ctx.language),
    period: periodOf(row),
    metric,
    state: missionState(progress, row.goal, claimed),
    rounds: metric === "rounds" ? { progress: Number(reached), goal: Number(row.goal) } : null,
    money: metric === "rounds" ? null : { progress: money(reached), goal: money(row.goal) },
    reward: money(row.reward),
    times: row.times,
    endsAt: window.end.getTime(),
  };
}

export const listMissions: Handler<"missions.list", ServerContexts> = async (ctx) => {
  const items: Item[] = [];
  for (const row of await listMissionRows(ctx)) items.push(await loadView(ctx, row));
  return { items, available: items.filter(({ state }) => canApply(MISSION, state, "claim", "member")).length };
};

/** The row keeps the reward from being paid twice in a window: it is inserted as claimed. */
const claimedReward = ({ owner, brand, now }: Beneficiary, { titles, reward: amount, times }: MissionRow, ref: string) => ({
  memberId: owner.id,
  id: newId(),
  brand,
  source: "mission" as const,
  ref,
  titles,
  currency: owner.currency,
  amount,
  times,
  days: DAYS,
  state: stateAfter(PENDING_REWARD, "pay"),
  at: now,
  closedAt: now,
});

/** Pays a finished mission, once in its window. */
export const claimMission: Handler<"missions.claim", ServerContexts> = async (ctx, { id }) => {
  const row = await findMission(ctx, id);
  if (!row) throw fault("mission.not_found");
  const window = await loadWindow(ctx, row);
  return await ctx.commit(async (tx) => {
    const to = beneficiaryOf(ctx, ctx.member);
    await lockBeneficiary(tx, to);
    const progress = await sumProgress(tx, ctx, row, window);
    if (progress < row.goal) throw fault("mission.not_done");
    const ref = missionRef(row, window);
    if (!(await insertPendingReward(tx, claimedReward(to, row, ref)))) throw fault("reward.over");
    const grant = { source: "mission", ref, titles: row.titles, amount: row.reward, times: row.times, days: DAYS } as const;
    const { bonusId, required } = await grantReward(tx, to, grant);
    await writeAudit(tx, ctx, "missions.claim", ctx.member.id, { mission: row.id, day: window.day });
    const money = (minor: bigint) => toMoneyAmount({ minor, currency: to.owner.currency });
    return { amount: money(row.reward), bonusId, required: money(required) };
  });
};
