import { type SQL, sql } from "drizzle-orm";
import type { ProfitLossFigure } from "@baize/domain/agents/profit-loss";
import type { Executor, Transaction } from "../../../platform/database/database.ts";
import { asText } from "../../../platform/database/raw.ts";
import { ORDER_SUM_OF_DAYS } from "./branch-sum-queries.ts";

/** An order of an agent's branches: by the sum of a figure over these days. */
export interface BranchOrder {
  readonly agentId: string;
  readonly from: string;
  readonly to: string;
  readonly figure: ProfitLossFigure;
}

/** So many branches are summed by each read in little time. */
const FEW_BRANCHES = 1000;
/** Orders of one agent, and the days after which one that is not read is deleted. */
const [MOST_ORDERS, KEPT_DAYS] = [12, 2];

const isOrder = ({ agentId, from, to, figure }: BranchOrder): SQL => sql`branch_orders.member_id = ${agentId}::uuid
  and from_day = ${from}::date and to_day = ${to}::date and figure = ${figure}`;
const instantOf = (at: Date) => sql`${at.toISOString()}::timestamptz`;

/** The rows that are stored of an order; undefined where none are. */
export async function findOrder(tx: Transaction, order: BranchOrder): Promise<string | undefined> {
  const { rows } = await tx.execute(sql`select id from branch_orders where ${isOrder(order)} and is_built`);
  return rows[0] && asText(rows[0].id);
}

/** Asks the job to store an order, and to keep it, where the agent has many branches. */
export async function askForOrder(db: Executor, order: BranchOrder, now: Date): Promise<void> {
  const { agentId, from, to, figure } = order;
  await db.execute(sql`insert into branch_orders as o (member_id, from_day, to_day, figure, asked_at)
    select ${agentId}::uuid, ${from}::date, ${to}::date, ${figure}, ${instantOf(now)}
    where ${FEW_BRANCHES}::integer < (select count(*) from (select from path_closure c
      where c.ancestor_id = ${agentId}::uuid and c.depth = 1 limit ${FEW_BRANCHES + 1}) one)
    on conflict (member_id, from_day, to_day, figure) do update set asked_at = excluded.asked_at
      where o.asked_at < excluded.asked_at - interval '1 hour'`);
}

/** Deletes the orders of a brand's agents that are read no longer, and those beyond an agent's most. */
export async function deleteUnreadOrders(tx: Transaction, brand: string, now: Date): Promise<void> {
  await tx.execute(sql`with unread as (
      delete from branch_orders where (member_id, id) in (select o.member_id, o.id from (
          select member_id, id, asked_at, row_number() over (partition by member_id order by asked_at desc, id) as place from branch_orders
        ) o join members m on m.id = o.member_id
        where m.brand = ${brand} and (place > ${MOST_ORDERS} or o.asked_at < ${instantOf(now)} - ${KEPT_DAYS}::integer * interval '1 day'))
      returning member_id, id
    )
    delete from ordered_branches b using unread u where b.member_id = u.member_id and b.order_id = u.id`);
}

/** Stores the orders of a brand's agents that were asked for, as the sums of the days are now. */
export async function buildOrders(tx: Transaction, brand: string): Promise<void> {
  await tx.execute(sql`with built as (
      update branch_orders set is_built = true from members m
      where m.id = branch_orders.member_id and m.brand = ${brand} and not is_built
      returning branch_orders.member_id, branch_orders.id, from_day, to_day, figure
    )
    insert into ordered_branches (member_id, order_id, head_id, count, amount)
    select o.member_id, o.id, d.head_id, sum(d.count), ${ORDER_SUM_OF_DAYS}
    from built o join branch_days d on d.member_id = o.member_id and d.day between o.from_day and o.to_day
    group by 1, 2, 3, o.figure`);
}
