import type { OutputOf } from "@baize/api/contract/contract";
import { placesOf, paddedNumber } from "@baize/domain/lottery/family";
import { LOTTERY_GAMES, lotteryGameOf, playsOf, prizeTableOf } from "@baize/domain/lottery/games";
import { oddsPpm } from "@baize/domain/lottery/odds";
import type { Play } from "@baize/domain/lottery/play";
import { stakeLimitsOf } from "@baize/domain/lottery/price";
import { MOST_BETS, MOST_CHASED, MOST_LINES } from "@baize/domain/lottery/prize-mode";
import { trendsOf } from "@baize/domain/lottery/trends";
import { formatAmount } from "@baize/domain/money/amount";
import { answer, answerEach } from "./answer.ts";
import { recordedAt } from "./recorded-calls.ts";

type Game = (typeof LOTTERY_GAMES)[number];
type GameView = OutputOf<"lottery.game">;

const now = recordedAt.getTime();
const MINUTE = 60_000;
export const inr = (hundredths: number) => ({ amount: formatAmount(BigInt(hundredths), "INR"), currency: "INR" });
const hash = (digit: string) => digit.repeat(64);

const names: Readonly<Record<string, string>> = {
  VN_NORTH: "Northern Vietnam",
  VN_CENTRAL: "Central Vietnam",
  VN_SOUTH: "Southern Vietnam",
  HANOI_VIP: "Hanoi VIP",
  HANOI_FAST: "Hanoi Fast",
  HANOI_MINUTE: "Hanoi Minute",
  FAST_THREE: "Fast Three",
  ZY_THREE: "ZY Three",
  ZY_DICE: "ZY Dice",
  QUICK_ELEVEN: "Quick Eleven",
  QUICK_THREE: "Quick Three",
  HANOI_SPECIAL: "Hanoi Special",
  MIZORAM_EVE: "Mizoram Evening",
  KOLKATA_FF: "Kolkata FF",
  DICE_5M: "5-Minute Dice",
};

const entryOf = (game: Game): GameView["game"] => ({
  gameId: `LOTT.${game.code}`,
  gameCode: game.code,
  gameName: names[game.code] ?? game.code.toLowerCase().replaceAll("_", " "),
  family: game.family,
  prizeMode: game.mode,
  area: game.area,
  timetable: game.timetable.kind === "every" ? game.timetable : { ...game.timetable, days: [...game.timetable.days] },
  timeZone: game.timeZone,
  closesBefore: game.closesBefore,
  maintenance: false,
});

const draw = (gameCode: string, issue: string, state: "open" | "announced", at: number): GameView["draws"][number] => ({
  gameCode,
  issue,
  state,
  opensAt: at - MINUTE,
  closesAt: at + 1.6 * MINUTE,
  drawsAt: at + 1.7 * MINUTE,
  commitment: hash("a"),
});

/** The same numbers each time, which look drawn; no number twice where a drum holds each once. */
function numbersAt(game: Game, seed: number): string[] {
  const taken = new Set<number>();
  return placesOf(game.family).map(({ lowest, highest, digits, distinct }, place) => {
    const size = highest - lowest + 1;
    let number = (seed * 7919 + place * 104_729 + (seed + place) * (place + 3) * 31) % size;
    if (distinct) while (taken.has(number)) number = (number + 1) % size;
    taken.add(number);
    return paddedNumber(lowest + number, digits);
  });
}

type PastDraw = OutputOf<"lottery.past">["items"][number];

const pastDraw = (game: Game, at: number): PastDraw => {
  const numbers = numbersAt(game, at + 1);
  const bonus = game.family === "mark6" ? 1 : 0;
  return {
    gameCode: game.code,
    issue: `261121-${String(800 - at).padStart(4, "0")}`,
    state: "settled",
    drawsAt: now - (at + 1) * MINUTE,
    numbers: numbers.slice(0, numbers.length - bonus),
    bonusNumbers: numbers.slice(numbers.length - bonus),
    reason: null,
  };
};

const optionIds = (play: Play) => (play.rule.kind === "options" ? play.rule.options.map(({ id }) => id) : ["line"]);

const playView = (game: Game, play: Play): GameView["plays"][number] => {
  const { returnPpm } = prizeTableOf(game);
  const limits = stakeLimitsOf(game, play, "INR");
  const odds = (id: string) => {
    const ppm = oddsPpm(play, play.rule.kind === "options" ? id : null, returnPpm);
    return `${ppm / 1_000_000n}.${String(ppm % 1_000_000n).padStart(6, "0")}`;
  };
  return {
    play: play.id,
    group: play.group,
    entry: { kind: "options", options: optionIds(play) },
    minLines: play.minLines ?? 1,
    maxLines: MOST_LINES,
    minStake: inr(Number(limits.min)),
    maxStake: inr(Number(limits.max)),
    odds: Object.fromEntries(optionIds(play).map((id) => [id, odds(id)])),
  };
};

export function sampleGame(code: string): GameView {
  const game = lotteryGameOf(code);
  if (!game) throw new Error(`No lottery ${code}`);
  const table = prizeTableOf(game);
  return {
    game: entryOf(game),
    plays: playsOf(game).map((play) => playView(game, play)),
    limits: {
      units: table.units.map(inr),
      maxMultiple: table.maxMultiple,
      minStake: inr(table.minStake),
      maxStake: inr(table.maxStake),
      maxMember: inr(table.maxMember),
      maxTicket: inr(table.maxMember),
      maxNumber: inr(table.maxNumber),
      maxBets: MOST_BETS,
      maxChased: MOST_CHASED,
      returnPpm: table.returnPpm,
      maxRebatePpm: table.maxRebatePpm,
    },
    draws: [draw(code, "261121-0801", "open", now), draw(code, "261121-0802", "announced", now + MINUTE)],
    now,
  };
}

const ticket: OutputOf<"lottery.tickets">["items"][number] = {
  id: "01JD8Z3V7Q",
  gameId: "LOTT.HANOI_VIP",
  gameCode: "HANOI_VIP",
  gameName: "Hanoi VIP",
  issue: "261121-0800",
  state: "won",
  at: now - 2 * MINUTE,
  drawsAt: now - MINUTE,
  stake: inr(3000),
  payout: inr(36_260),
  lines: 3,
  chaseId: null,
};

const bet = {
  play: "lo-2",
  selection: "07,17,25",
  lines: 3,
  unit: inr(1000),
  multiple: 1,
  stake: inr(3000),
  rebatePpm: 0,
  returnPpm: 980_000,
};

/** The answer to a purchase: one line of one rupee, whose ticket has this reference. */
export const boughtTicket = (id: string): OutputOf<"lottery.buy"> => ({
  ticket: { ...ticket, id, issue: "261121-0801", state: "open", stake: inr(100), payout: inr(0), lines: 1 },
  bets: [],
  leaf: hash("b"),
  balance: inr(4_824_975),
});

/** A chase of ten draws that runs: five tickets are bought. */
export const runningChase: OutputOf<"lottery.chases">["items"][number] = {
  id: "01JD8Z3V8A",
  gameId: ticket.gameId,
  gameCode: ticket.gameCode,
  gameName: ticket.gameName,
  state: "running",
  at: now - 5 * MINUTE,
  issue: "261121-0796",
  draws: 10,
  bought: 5,
  stopOnWin: true,
  stakes: Array.from({ length: 10 }, () => inr(3000)),
  staked: inr(15_000),
  payout: inr(0),
  bets: [bet],
  reason: null,
};

const ticketOf = (drawn: PastDraw): OutputOf<"lottery.ticket"> => ({
  ticket,
  bets: [{ bet, winningLines: 2, prize: inr(36_260), rebate: inr(0) }],
  draw: drawn,
  text: "{}",
  leaf: hash("b"),
  proof: [
    { side: "left", hash: hash("c") },
    { side: "right", hash: hash("d") },
  ],
  file: "{}",
});

const proofOf = ({ gameCode, issue, state, numbers, bonusNumbers, reason }: PastDraw): OutputOf<"lottery.proof"> => ({
  gameCode,
  issue,
  state,
  commitment: hash("a"),
  tickets: 1284,
  root: hash("e"),
  signed: null,
  seed: hash("f"),
  numbers,
  bonusNumbers,
  reason,
  key: { kty: "OKP", crv: "Ed25519", x: "11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo" },
  versions: [{ version: 1, settledAt: now - MINUTE, digest: hash("9"), reason: null }],
});

/** The proof of the page's open draw: its commitment alone is published. */
export const openProof = (gameCode: string): OutputOf<"lottery.proof"> => ({
  ...proofOf({ gameCode, issue: "261121-0801", state: "open", drawsAt: now, numbers: [], bonusNumbers: [], reason: null }),
  tickets: null,
  root: null,
  seed: null,
  versions: [],
});

/** The id that a call asks for. */
export const idIn = (sent: unknown) => (typeof sent === "object" && sent !== null && "id" in sent ? sent.id : undefined);

/** The member's chases, or the one whose id is asked for. */
export const chasesAnswer = (...chases: OutputOf<"lottery.chases">["items"]) =>
  answerEach("lottery.chases", (sent) => ({ items: chases.filter(({ id }) => id === (idIn(sent) ?? id)), next: null }));

/** What is the member's own: tickets in every state, one of them with its proof, and a chase that runs. */
const ownAnswers = (settled: PastDraw) => [
  answer("lottery.tickets", {
    items: [
      { ...ticket, id: "01JD8Z3V7R", issue: "261121-0801", state: "open", payout: inr(0) },
      ticket,
      { ...ticket, id: "01JD8Z3V7S", issue: "261121-0799", state: "lost", payout: inr(0) },
      { ...ticket, id: "01JD8Z3V7T", issue: "261121-0798", state: "refunded", payout: inr(3000) },
    ],
    next: null,
  }),
  answer("lottery.ticket", ticketOf(settled)),
  chasesAnswer(runningChase),
];

/** The answers of a lottery's page: its games, one game with an open draw, a hundred draws, and the member's tickets. */
export function lotteryAnswers(code: string) {
  const game = lotteryGameOf(code);
  if (!game) throw new Error(`No lottery ${code}`);
  const past = Array.from({ length: 100 }, (_, at) => pastDraw(game, at));
  const trends = trendsOf(
    game.family,
    past.map(({ numbers, bonusNumbers }) => [...numbers, ...bonusNumbers]),
  );
  return [
    answer("lottery.games", { items: LOTTERY_GAMES.map(entryOf), next: null }),
    answer("lottery.game", sampleGame(code)),
    answer("lottery.draws", {
      items: LOTTERY_GAMES.map((each) => draw(each.code, "261121-0801", "open", now)),
      next: null,
      now,
    }),
    answer("lottery.past", { items: past, next: null }),
    answer("lottery.trends", {
      draws: past.length,
      places: trends.places.map(({ place, numbers }) => ({ place, numbers: [...numbers] })),
      road: trends.road.map((step, at) => ({ ...step, issue: past[at]?.issue ?? "0" })),
    }),
    answer("lottery.proof", proofOf(past[0] ?? pastDraw(game, 0))),
    ...ownAnswers(past[0] ?? pastDraw(game, 0)),
  ];
}

/** The draw of the page's ticket, which was cancelled after its close, in each answer that shows it. */
export function cancelledAnswers(code: string) {
  const game = lotteryGameOf(code);
  if (!game) throw new Error(`No lottery ${code}`);
  const [drawn, ...before] = Array.from({ length: 100 }, (_, at) => pastDraw(game, at));
  const cancelled = {
    ...(drawn ?? pastDraw(game, 0)),
    state: "cancelled" as const,
    numbers: [],
    bonusNumbers: [],
    reason: "The hall is closed",
  };
  return [
    answer("lottery.past", { items: [cancelled, ...before], next: null }),
    answer("lottery.proof", { ...proofOf(cancelled), signed: "e30.e30.c2ln", versions: [] }),
    answer("lottery.ticket", {
      ...ticketOf(cancelled),
      ticket: { ...ticket, state: "refunded", payout: inr(0) },
      bets: [{ bet, winningLines: null, prize: null, rebate: null }],
      file: null,
    }),
  ];
}
