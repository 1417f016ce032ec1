import { createHash } from "node:crypto";
import { payoutPartsOf } from "@baize/domain/lottery/check-draw";
import { commitmentOf, drawNumbers } from "@baize/domain/lottery/draw-numbers";
import { LOTTERY_GAMES, type LotteryGame, lotteryGameOf } from "@baize/domain/lottery/games";
import { priceBet, type PricedBet } from "@baize/domain/lottery/price";
import { Settler } from "@baize/domain/lottery/settle";
import { readTicket, ticketText } from "@baize/domain/lottery/ticket-text";
import { type PlannedDraw, plannedDraws } from "@baize/domain/lottery/timetable";
import { leafOf } from "@baize/domain/proof/merkle";
import { LOTTERY_PROVIDER } from "@baize/domain/lottery/provider";
import { outcomeOf } from "../modules/gaming/rounds/outcome.ts";
import { buildTree } from "../modules/lottery/draws/build-tree.ts";
import { signDraw } from "../modules/lottery/draws/close-draw.ts";
import type { lotteryDraws, lotterySettlements, lotteryTickets, lotteryTrees } from "../modules/lottery/schema.ts";
import type { StatementKeys } from "../platform/security/statement-key.ts";
import type { BetSeed } from "./history.ts";
import { LOTTERIES } from "./lotteries.ts";
import type { MemberSeed } from "./people.ts";
import { seededId } from "./random.ts";
import type { SeedLedger } from "./seed-ledger.ts";

/** Past draws of each lottery. */
const PAST = 100;
const WEEK_MS = 7 * 86_400_000;

const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");

/** The last draws of a game that are over, the oldest first. */
function pastDraws(game: LotteryGame, now: Date): PlannedDraw[] {
  const { timetable } = game;
  const period = timetable.kind === "every" ? timetable.seconds * 1000 : WEEK_MS / timetable.days.length;
  const from = now.getTime() - (PAST + 1) * period;
  return plannedDraws(game, from, PAST + 2)
    .filter(({ drawsAt }) => drawsAt <= now.getTime())
    .slice(-PAST);
}

/** What the demo's player bought: which lottery, how many draws ago, and on what. */
const BOUGHT: readonly (readonly [code: string, ago: number, play: string, selection: string])[] = [
  ["HANOI_VIP", 60, "lo-2", "07 21 48"],
  ["HANOI_VIP", 41, "xien-2", "12 34 56 78"],
  ["ONE_MINUTE_5", 77, "each-position", "1 2 3|4 5||6|7"],
  ["ONE_MINUTE_5", 52, "last-three-group-6", "1 3 5 7 9"],
  ["DICE_5M", 12, "sum-half", "big odd"],
  ["QUICK_RACE", 33, "first-one", "01 02 03 04 05"],
  ["ZY_FIVE", 9, "sum-half", "small even"],
  ["ELEVEN_FIVE", 5, "any-2", "01 03 05 07 09 11"],
];

interface SeedTicket {
  readonly key: string;
  readonly leaf: string;
  readonly row: typeof lotteryTickets.$inferInsert;
  readonly bet: BetSeed;
}

const keyOf = (game: string, issue: string): string => `${game}/${issue}`;
const seedOf = (seed: string, key: string): string => sha256(`${seed}|${key}`);

function priced(game: LotteryGame, play: string, selection: string, currency: string): PricedBet {
  const result = priceBet(game, { play, selection, unit: 100n, multiple: 2, rebatePpm: 0 }, currency);
  if (!result.ok) throw new RangeError(`${game.code} ${play} ${selection}: ${result.code}`);
  return result.bet;
}

/** The tickets of a demo member in past draws, settled; their moves are added to the ledger. */
export async function seedTickets(
  ledger: SeedLedger,
  member: MemberSeed,
  currency: string,
  seed: string,
  now: Date,
): Promise<SeedTicket[]> {
  const tickets: SeedTicket[] = [];
  for (const [code, ago, play, selection] of BOUGHT) {
    const game = lotteryGameOf(code);
    const draw = game && pastDraws(game, now).at(-ago);
    if (!game || !draw) continue;
    const at = new Date(draw.opensAt + 10_000);
    const bet = priced(game, play, selection, currency);
    const id = seededId("ticket", member.id, code, ago);
    const text = ticketText({
      id,
      game,
      issue: draw.issue,
      currency,
      at: at.getTime(),
      bets: [bet],
      salt: sha256(id).slice(0, 32),
    });
    const leaf = await leafOf(text);
    const key = keyOf(code, draw.issue);
    const numbers = await drawNumbers(game.family, { game: code, issue: draw.issue }, seedOf(seed, key), buildTree([leaf]).root);
    const { prize, payout } = payoutPartsOf(readTicket(text), new Settler(numbers));
    const settledAt = new Date(draw.drawsAt);
    const owner = { id: member.id, book: "real", currency } as const;
    const [refs, ref] = [{ provider: LOTTERY_PROVIDER }, `${LOTTERY_PROVIDER}/${id}`];
    ledger.moves.push({ posting: "bet", refs, owner, amount: bet.stake, ref, at });
    if (payout > 0n) ledger.moves.push({ posting: "win", refs, owner, amount: payout, ref, at: settledAt });
    const common = { memberId: member.id, id, brand: member.brand, currency, stake: bet.stake, payout };
    const category = code.startsWith("ONE_") || code.startsWith("DICE_") || code.startsWith("QUICK_") ? "ELOTT" : "LOTT";
    tickets.push({
      key,
      leaf,
      row: {
        ...common,
        game: code,
        issue: draw.issue,
        book: "real",
        lines: bet.lines,
        text,
        leaf,
        state: "settled",
        prize,
        version: 1,
        at,
      },
      bet: {
        ...common,
        ...outcomeOf({ stake: bet.stake, payout, rake: 0n, isVoid: false, category, book: "real" }),
        provider: LOTTERY_PROVIDER,
        roundId: id,
        gameId: LOTTERIES.find((row) => row.code === code)?.gameId ?? "",
        gameCode: code,
        summary: numbers.join(" ").slice(0, 200),
        path: member.path ?? [],
        placedAt: at,
        settledAt,
      },
    });
  }
  return tickets;
}

/** Past draws of every lottery, signed and settled. Their seeds follow from the demo's; those of coming draws are random. */
export async function seedDraws(tickets: readonly SeedTicket[], { privateKey }: StatementKeys, seed: string, now: Date) {
  const draws: (typeof lotteryDraws.$inferInsert)[] = [];
  const settlements: (typeof lotterySettlements.$inferInsert)[] = [];
  const trees: (typeof lotteryTrees.$inferInsert)[] = [];
  for (const game of LOTTERY_GAMES)
    for (const { issue, opensAt, closesAt, drawsAt } of pastDraws(game, now)) {
      const key = { game: game.code, issue };
      const secret = seedOf(seed, keyOf(game.code, issue));
      const own = tickets.filter((ticket) => ticket.key === keyOf(game.code, issue));
      const { groups, root } = buildTree(own.map(({ leaf }) => leaf).toSorted());
      const commitment = await commitmentOf(key, secret);
      const numbers = [...(await drawNumbers(game.family, key, secret, root))];
      const closedAt = new Date(closesAt);
      const signed = await signDraw({ ...key, commitment }, { tickets: own.length, root, at: closedAt }, privateKey);
      const settledAt = new Date(drawsAt);
      const times = { opensAt: new Date(opensAt), closesAt: closedAt, drawsAt: settledAt };
      const known = { commitment, sealedSeed: "", seed: secret, tickets: own.length, root, signed, numbers };
      draws.push({ ...key, state: "settled", ...times, ...known, version: 1, closedAt, finishedAt: settledAt });
      const lines = own
        .toSorted((one, other) => (one.leaf < other.leaf ? -1 : 1))
        .map(({ leaf, row }) => `${leaf} ${row.payout}`);
      settlements.push({
        ...key,
        version: 1,
        rules: 1,
        numbers,
        tickets: own.length,
        winners: own.filter(({ row }) => (row.prize ?? 0n) > 0n).length,
        digest: sha256(lines.join("\n")),
        startedAt: settledAt,
        settledAt,
      });
      for (const { height, first, hashes } of groups) trees.push({ ...key, height, first, hashes: [...hashes] });
    }
  return { draws, settlements, trees };
}
