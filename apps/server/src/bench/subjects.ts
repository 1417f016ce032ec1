import type pg from "pg";
import * as z from "zod";
import { SANDBOX_PROVIDER } from "@baize/api/provider/identity";
import { transact } from "../platform/database/retry.ts";
import { bet } from "../modules/wallet-api/bet.ts";
import { win } from "../modules/wallet-api/win.ts";
import { roundSettled } from "../subscribers.ts";
import { accountOf, memberAccount } from "../ledger/account.ts";
import { lockMembers } from "../ledger/locks.ts";
import { moveToMember } from "../modules/payments/member-transfers/move-to-member.ts";
import { runIn } from "../platform/database/raw.ts";
import { newId } from "../platform/ids/new-id.ts";
import type { System } from "../platform/system.ts";
import type { HttpCallers } from "./http-callers.ts";
import { recordStatements } from "./listen.ts";
import type { Work } from "./measure.ts";
import type { Statement } from "../platform/database/database.ts";
import { namesOf, type PlayerIds, replay } from "./recorded-statements.ts";
import type { Seat } from "./seats.ts";

/** One operation to measure: by the server, and as the same statements on a bare connection. */
export interface Subject {
  readonly name: string;
  readonly ways: Readonly<Record<string, Work>>;
  /** The statements that one call sends to the database. */
  readonly statements: readonly Statement[];
}

export interface BenchSetup {
  readonly system: System;
  /** The server that is measured, in a process of its own. */
  readonly http: HttpCallers;
  /** A server in this process, whose statements are recorded. */
  readonly observed: HttpCallers;
  readonly pool: pg.Pool;
  /** One for each worker, and one more that is recorded. */
  readonly seats: readonly Seat[];
  /** Each pays its own partner, so that no transfer waits for another pair. */
  readonly partners: readonly Seat[];
}

export const seatOf = (seats: readonly Seat[], worker: number): Seat => {
  const seat = seats[worker];
  if (!seat) throw new RangeError("More workers than seats");
  return seat;
};

const playOf = ({ member, session, currency, gameCode }: Seat) => ({ member, session, currency, gameCode });
export const newBet = (seat: Seat) => ({
  ...playOf(seat),
  roundId: `r_${newId()}`,
  transactionId: `t_${newId()}`,
  amount: "1.00",
});
export const newCall = (provider: string = SANDBOX_PROVIDER.id) => ({
  provider,
  nonce: newId(),
  nonceUntil: new Date(Date.now() + 600_000),
  now: new Date(),
  requestId: newId(),
});
export const winOf = ({ member, currency, gameCode, amount, roundId, transactionId }: ReturnType<typeof newBet>) => ({
  member,
  currency,
  gameCode,
  amount,
  roundId,
  betTransactionId: transactionId,
  transactionId: `w_${newId()}`,
});

const ownerOf = ({ member, currency }: Seat) => ({ id: member, book: "real", currency }) as const;

/** The ids of a player in a recorded call. */
export function idsOf(seat: Seat): PlayerIds {
  const owner = ownerOf(seat);
  const house = accountOf(owner, "provider", SANDBOX_PROVIDER.id).id;
  return { ids: [seat.member, seat.session, memberAccount(owner, "cash").id, house] };
}

const playerOf = (_: BenchSetup, seat: Seat): PlayerIds => idsOf(seat);

/** The payer and the receiver. */
function payerOf({ seats, partners }: BenchSetup, seat: Seat): PlayerIds {
  const [from, to] = [ownerOf(seat), ownerOf(seatOf(partners, seats.indexOf(seat)))];
  const accounts = [from, to].flatMap((owner) => [memberAccount(owner, "cash").id, accountOf(owner, "between-members").id]);
  return { ids: [from.id, to.id, ...accounts] };
}

/** A bet by the verb, at the provider of each worker's seat. */
export const betsOf =
  (system: System, seats: readonly Seat[]): Work =>
  async (worker) => {
    const seat = seatOf(seats, worker);
    await mustBeOk(bet(system, newCall(seat.provider), newBet(seat)));
  };

type Playing = (setup: BenchSetup, seat: Seat) => Promise<PlayerIds> | PlayerIds;

/** The statements of the recorded seat, replayed for each worker's own. */
async function bySql(setup: BenchSetup, statements: readonly Statement[], playing: Playing): Promise<Work> {
  const { pool, seats } = setup;
  const players = await Promise.all(seats.map(async (seat) => await playing(setup, seat)));
  const from = players.at(-1);
  if (!from) throw new RangeError("There is no seat to record");
  return async (worker) => await replay(pool, statements, namesOf(from, players[worker] ?? from));
}

type Ways = (http: HttpCallers) => Record<string, Work>;

async function subject(setup: BenchSetup, name: string, waysBy: Ways, playing: Playing = playerOf): Promise<Subject> {
  const [first] = Object.values(waysBy(setup.observed));
  const record = async () => await first?.(setup.seats.length - 1);
  // The first one opens accounts and looks up the alias, which those that follow find.
  await record();
  const statements = await recordStatements(record);
  return { name, ways: { "plain SQL": await bySql(setup, statements, playing), ...waysBy(setup.http) }, statements };
}

async function mustBeOk(answer: Promise<{ code: string }>): Promise<void> {
  const { code } = await answer;
  if (code !== "ok") throw new Error(`A call was refused: ${code}`);
}

/** Cash from a seat to its partner, as the call for it does once it has allowed it. */
function transferOf({ system, seats, partners }: BenchSetup): Work {
  return async (worker) => {
    const [from, to] = [ownerOf(seatOf(seats, worker)), ownerOf(seatOf(partners, worker))];
    const sending = { id: newId(), from, to, wallet: "cash", amount: 100n, at: new Date() } as const;
    await transact(system.db, async (tx) => {
      const run = runIn(tx);
      await lockMembers(run, from.id, to.id);
      await moveToMember(run, sending);
    });
  };
}

const RECORD = "/wps/relay/transactions?limit=20";
const page = z.object({ value: z.object({ next: z.string() }) });

async function deepPage({ http, seats }: BenchSetup, pages: number): Promise<string> {
  let path = RECORD;
  const token = seatOf(seats, 0).token;
  for (let turn = 0; turn < pages; turn += 1) {
    const { value } = page.parse(JSON.parse(await http.read(path, token)));
    path = `${RECORD}&cursor=${encodeURIComponent(value.next)}`;
  }
  return path;
}

export async function prepareSubjects(setup: BenchSetup): Promise<readonly Subject[]> {
  const { system, seats } = setup;
  const at = (worker: number) => seatOf(seats, worker);
  const reading =
    (path: string): Ways =>
    (http) => ({ HTTP: async (worker) => void (await http.read(path, at(worker).token)) });
  // Once for each record: storing the sums happens once, is not part of reading a page, and must not be replayed.
  for (const { token } of seats) await setup.http.read(RECORD, token);
  const deep = await deepPage(setup, 40);
  return [
    await subject(setup, "bet", (http) => ({
      verb: betsOf(system, seats),
      HTTP: async (worker) => void (await http.provider("bet", newBet(at(worker)))),
    })),
    await subject(setup, "bet + win", (http) => ({
      verb: async (worker) => {
        const made = newBet(at(worker));
        await mustBeOk(bet(system, newCall(), made));
        await mustBeOk(win(roundSettled)(system, newCall(), winOf(made)));
      },
      HTTP: async (worker) => {
        const made = newBet(at(worker));
        await http.provider("bet", made);
        await http.provider("win", winOf(made));
      },
    })),
    await subject(setup, "transfer", () => ({ verb: transferOf(setup) }), payerOf),
    await subject(setup, "balance", reading("/wps/v2/wallets/balance")),
    await subject(setup, "history, first page", reading(RECORD)),
    await subject(setup, "history, 40 pages on", reading(deep)),
  ];
}
