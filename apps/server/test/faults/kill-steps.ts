import { isDeepStrictEqual } from "node:util";
import { compareChange, wholeChange } from "./compare-change.ts";
import { hasDied, Servers } from "./servers.ts";
import { type Row, Tally } from "./tally.ts";
import { toPay } from "./to-pay.ts";
import { untilAnswered } from "./until-answered.ts";
import type { KillAt } from "./victim-side.ts";

/** A step of a settlement or of a draw, by the statement that stores it. */
export interface Step {
  readonly name: string;
  /** The operation that reaches it. */
  readonly operation: string;
  readonly killAt: Exclude<KillAt, number>;
}

const step =
  (name: string, statement: string, nth = 1) =>
  (operation: string) => ({
    name,
    operation,
    killAt: { statement, nth },
  });
const RUN = 'update "settlement_runs"';
const COMPUTING = [
  step("open", 'insert into "settlement_runs"'),
  step("compute", 'insert into "settlement_statements"'),
  step("sign", RUN),
];
const PAY = step("pay", "update settlement_statements");

/** Every step of a ticket and its draw. */
const DRAW_STEPS: readonly Step[] = [
  ...[step("take", "insert into lottery_tickets"), step("expose", "insert into lottery_exposures")].map((of) =>
    of("a ticket that a member buys"),
  ),
  // The first change of its row opens it.
  ...[step("tree", 'insert into "lottery_trees"'), step("close", 'update "lottery_draws"', 2)].map((of) =>
    of("a draw that closes"),
  ),
  ...[
    step("draw", 'update "lottery_draws"'),
    step("begin", 'insert into "lottery_settlements"'),
    step("pay", "insert into transfers"),
    step("tickets", "update lottery_tickets t set state"),
    step("rounds", "update bets b set status"),
    step("finish", 'update "lottery_settlements"'),
  ].map((of) => of("a draw that is drawn and settled")),
];

/** Every step of a run, the payments of each kind, the repayment of a debt, and every step of a correction; and those of a draw. */
export const STEPS: readonly Step[] = [
  step("facts", "insert into wager_facts")("a round's end that counts towards a bonus"),
  ...[step("roll-up", "update wager_facts set counts_at"), ...COMPUTING, PAY, step("post", RUN, 2), step("close", RUN, 3)].map(
    (of) => of("a salary that the guarantee pays"),
  ),
  ...[
    "a salary of the brand",
    "a salary of an upline, at its downline",
    "a salary of an upline, at the upline",
    "a bill after its deadline, at its receiver",
  ].map(PAY),
  step("repay", "insert into transfers")("a debt that commission repays"),
  ...COMPUTING.map((of) => of("a correction that two operators make")),
  ...[PAY, step("post", RUN), step("close", RUN, 2)].map((of) => of("a salary that a correction takes back, at its downline")),
  ...DRAW_STEPS,
];

interface Killing {
  readonly env: Record<string, string>;
  readonly brand: string;
  readonly seed: string;
  readonly steps: readonly Step[];
}

/** A job of the server itself may be faster than the act; then another one is prepared. */
const ATTEMPTS = 3;

/** Prepares and settles, and compares what is stored with an undisturbed run. Answers whether the server was killed. */
async function settleOnce(servers: Servers, tally: Tally, { name, operation, killAt }: Step): Promise<boolean> {
  const where = `${operation}, killed at ${name}`;
  const server = await servers.running();
  const { prepared, before } = await server.ask({ ask: "prepare", name: operation });
  const { act, who } = prepared;
  const settles = act.way === "job" || act.way === "operator";
  const wanted = settles ? await server.ask({ ask: "undisturbed", act }) : undefined;
  const died = await hasDied(server.ask({ ask: "perform", act, killAt }));
  if (died) await servers.stop();
  const after = await servers.running();
  for (const again of settles ? [act, act, toPay()] : [act, act])
    await untilAnswered(async () => await after.ask({ ask: "perform", act: again, killAt: null }));
  const change = settles ? { change: wholeChange(prepared) } : prepared;
  tally.add(where, compareChange(before, await after.ask({ ask: "numbers", who }), change));
  if (wanted && !isDeepStrictEqual(wanted, await after.ask({ ask: "settled" })))
    tally.fail(`${where}: settled other than without a kill`);
  for (const breach of await after.ask({ ask: "check" })) tally.fail(`${where}: ${breach}`);
  return died;
}

/** Kills the real server with SIGKILL at each of these steps, restarts it, and lets it go on. */
export async function killAtSteps({ env, brand, seed, steps }: Killing): Promise<Row> {
  const tally = new Tally("kill -9 at each step of a settlement and of a draw", seed);
  const servers = new Servers({ env, brand });
  try {
    for (const one of steps) {
      let died = false;
      for (let time = 0; time < ATTEMPTS && !died; time += 1) died = await settleOnce(servers, tally, one);
      if (died) tally.tried();
      else tally.fail(`${one.operation}, killed at ${one.name}: the step was not reached`);
    }
  } finally {
    await servers.stop();
  }
  return tally.row();
}
