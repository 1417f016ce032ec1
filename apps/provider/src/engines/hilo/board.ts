import { toMinor, toMoneyAmount } from "../../amounts.ts";
import type { RoundView } from "../../play/contract.ts";
import type { Board, BoardTools, TurnBoard } from "../../web/play/board.ts";
import { describeBoard, MINI_BOARD, revealMini } from "../../web/play/mini.ts";
import { say } from "../../web/shared/boot.ts";
import { cardText } from "../../web/shared/card-text.ts";
import { make, part, pressed } from "../../web/shared/dom.ts";
import { timesText } from "../../web/shared/times.ts";
import { dealCard, layCard } from "../../web/table/cards.ts";
import { cardSigns, RANKS, rankOf } from "../cards.ts";
import { type Guess, GUESSES, isGuess, nextPays, PARTS, readTurns, SKIP, standingOf, waysOf } from "./engine.ts";
import { describeHilo, guessText } from "./words.ts";

const BUTTONS: Readonly<Record<Guess, string>> = { h: "higher", l: "lower" };
/** A card of rank 7 stands for the open one before the first card. */
const BEFORE = 6;
const KEPT = 6;

function showReached(pays: number, state: "" | "open" | "won" | "lost"): void {
  const reached = part("reached", HTMLElement);
  reached.textContent = timesText(pays);
  reached.dataset.state = state;
}

/** The cards before the open one, each with the guess that followed it. */
function showTrail(turns: readonly string[], cards: readonly number[]): void {
  const signs: Readonly<Record<string, string>> = { h: "↑", l: "↓", [SKIP]: "·" };
  const items = turns.map((turn, index) => make("li", "fig", `${cardSigns(cards.slice(index, index + 1))} ${signs[turn] ?? ""}`));
  part("trail", HTMLElement).replaceChildren(...items.slice(-KEPT));
}

/** What each guess says on the open card, what the prize would be, and its chance. */
function showGuesses(turns: readonly string[], cards: readonly number[], variant: number): void {
  const card = cards[turns.length];
  for (const guess of GUESSES) {
    const button = part(BUTTONS[guess], HTMLButtonElement);
    button.querySelector("b")?.replaceChildren(guessText(guess, card ?? BEFORE));
    const odds =
      card === undefined ? "" : `${timesText(nextPays(guess, turns, cards, variant))} · ${waysOf(guess, rankOf(card))}/${RANKS}`;
    button.querySelector("small")?.replaceChildren(odds);
  }
}

function rest(variant: number): void {
  layCard("card", undefined);
  showTrail([], []);
  showReached(PARTS, "");
  showGuesses([], [], variant);
  describeBoard(say("hiloNone"));
}

/** The cards of a round and what they have brought. */
function showRound(round: RoundView, over: boolean, variant: number): void {
  const [turns, cards] = [readTurns(round.choice) ?? [], round.stops[0] ?? []];
  const { right, lost, pays } = standingOf(turns, cards, variant);
  const card = cards[turns.length];
  layCard("card", card);
  showTrail(turns, cards);
  part("trail", HTMLElement).dataset.turns = String(turns.length);
  showReached(pays, lost ? "lost" : over ? "won" : right > 0 ? "open" : "");
  showGuesses(over ? [] : turns, over ? [] : cards, variant);
  describeBoard(card === undefined ? say("hiloNone") : say("hiloOpen", { card: cardText(card) }));
}

/** Deals the card of the last turn, if it is not the open one yet. */
async function deal(round: RoundView, quick: boolean): Promise<void> {
  const [trail, cards] = [part("trail", HTMLElement), round.stops[0] ?? []];
  const turns = readTurns(round.choice) ?? [];
  const card = cards[turns.length];
  if (card === undefined || quick || Number(trail.dataset.turns ?? -1) === turns.length) return;
  showTrail(turns, cards);
  await dealCard("card", card, 240);
}

/** After a bet the guesses are next. A focus that is elsewhere stays there. */
function focusGuess(): void {
  const at = document.activeElement;
  if (at === document.body || at === part("spin", HTMLButtonElement)) part("higher", HTMLButtonElement).focus();
}

function turnsOf({ variant, digits, quick }: BoardTools): TurnBoard {
  const standing = ({ choice, stops }: RoundView) => standingOf(readTurns(choice) ?? [], stops[0] ?? [], variant);
  const hint = (round: RoundView) => {
    const { right, pays } = standing(round);
    return right === 0 ? say("hiloFirst") : say("hiloNow", { right, times: timesText(pays) });
  };
  return {
    show: async (round) => {
      await deal(round, quick());
      showRound(round, false, variant);
      if (round.choice === "") focusGuess();
    },
    prize: (round) => {
      const { right, pays } = standing(round);
      return right === 0 ? undefined : toMoneyAmount((toMinor(round.stake, digits) * BigInt(pays)) / BigInt(PARTS), digits);
    },
    hint,
    tell: (round) => {
      const card = round.stops[0]?.at(-1);
      return `${card === undefined ? "" : say("hiloOpen", { card: cardText(card) })} ${hint(round)}`;
    },
  };
}

export function openHiloBoard(tools: BoardTools): Board {
  const { variant, waits } = tools;
  for (const guess of GUESSES) pressed(BUTTONS[guess], () => tools.turn(guess));
  pressed("skip", () => tools.turn(SKIP));
  const pressChip = (open: boolean) => () => {
    if (waits() === open) part("spin", HTMLButtonElement).click();
  };
  const begin = () => {
    delete part("trail", HTMLElement).dataset.turns;
    rest(variant);
  };
  return {
    ...MINI_BOARD,
    choice: () => "",
    show: (round) => (round ? showRound(round, true, variant) : begin()),
    start: begin,
    turns: turnsOf(tools),
    reveal: (round, { quick }) => {
      const move = async () => {
        if (isGuess(readTurns(round.choice)?.at(-1) ?? "")) await deal(round, quick);
        showRound(round, true, variant);
      };
      return revealMini(round, tools, move, describeHilo(round.choice, round.stops, variant));
    },
    describe: (round) => describeHilo(round.choice, round.stops, variant),
    idle: () => say("hiloStart"),
    lock: () => undefined,
    keys: {
      p: pressChip(false),
      c: pressChip(true),
      h: () => tools.turn("h"),
      l: () => tools.turn("l"),
      s: () => tools.turn(SKIP),
    },
  };
}
