import type { RoundView } from "../../play/contract.ts";
import type { Board, BoardTools, Showing } from "../../web/play/board.ts";
import { choose, chosen, describeBoard, finished, lockChoices, MINI_BOARD, onChoice, revealMini } from "../../web/play/mini.ts";
import { habits } from "../../web/play/memory.ts";
import { say } from "../../web/shared/boot.ts";
import { timesText } from "../../web/shared/times.ts";
import { part, pause, reducedMotion } from "../../web/shared/dom.ts";
import { choiceOf, type CoinSide, MOST_THROWS, paysOf, readChoice, sideOf } from "./engine.ts";
import { describeCoin, sideText, thrownText } from "./words.ts";

const REMEMBERED = "coin";
const ART: Readonly<Record<CoinSide, string>> = { heads: "#label-crown", tails: "#label-lotus" };

const pieces = () => [...part("coins", HTMLElement).children].filter((each) => each instanceof HTMLElement);

function turn(piece: HTMLElement, side: CoinSide): void {
  piece.querySelector("use")?.setAttribute("href", ART[side]);
  piece.dataset.side = side;
}

let flying: Animation[] = [];
function stopFlying(): void {
  for (const animation of flying) animation.cancel();
  flying = [];
}

const FLIP = [{ transform: "rotateX(0)" }, { transform: "rotateX(1turn)" }];

function showPieces(count: number): void {
  part("coins", HTMLElement).style.setProperty("--count", String(count));
  for (const [index, piece] of pieces().entries()) piece.hidden = index >= count;
}

/** Lays the coins down as they fell; before the first round, as the player named them. */
function land(round: RoundView | undefined, named: CoinSide, throws: number): void {
  stopFlying();
  const thrown = round?.stops[0];
  showPieces(thrown?.length ?? throws);
  const side = round ? readChoice(round.choice)?.side : undefined;
  for (const [index, piece] of pieces().entries()) {
    const fell = thrown ? sideOf(thrown[index]) : named;
    turn(piece, fell);
    piece.classList.toggle("miss", side !== undefined && fell !== side);
  }
  describeBoard(thrown ? say("coinShow", { thrown: thrownText(round.stops) }) : say("coinNone"));
}

async function fall(round: RoundView, { quick, skip, skipped }: Showing): Promise<void> {
  const side = readChoice(round.choice)?.side;
  for (const [index, piece] of pieces().entries()) {
    const thrown = round.stops[0]?.[index];
    if (thrown === undefined || skipped()) break;
    flying[index]?.cancel();
    turn(piece, sideOf(thrown));
    piece.classList.toggle("miss", sideOf(thrown) !== side);
    if (reducedMotion()) await Promise.race([pause(120), skip]);
    else await finished(piece.animate([{ transform: "scale(1.12)" }, { transform: "none" }], quick ? 80 : 220), { skip });
  }
}

const sideNow = (): CoinSide => (chosen("side") === "tails" ? "tails" : "heads");
const throwsNow = (): number => Number(chosen("throws"));

const choice = (): string => choiceOf(sideNow(), throwsNow());

export function openCoinBoard(tools: BoardTools): Board {
  const { variant, changed } = tools;
  const remembered = readChoice(habits.get(REMEMBERED) ?? "");
  if (remembered) {
    choose("side", remembered.side);
    choose("throws", String(remembered.throws));
  }
  const take = () => {
    habits.set(REMEMBERED, choice());
    land(undefined, sideNow(), throwsNow());
    changed();
  };
  onChoice(take);
  const pick = (name: string, value: string) => () => {
    if (part("choices", HTMLFieldSetElement).disabled) return;
    choose(name, value);
    take();
  };
  const counts = Array.from({ length: MOST_THROWS }, (_, index) => String(index + 1));

  return {
    ...MINI_BOARD,
    choice,
    show: (round) => land(round, sideNow(), throwsNow()),
    start: () => {
      land(undefined, sideNow(), throwsNow());
      if (!reducedMotion()) flying = pieces().map((piece) => piece.animate(FLIP, { duration: 360, iterations: Infinity }));
    },
    reveal: async (round, showing) => {
      const move = async () => {
        await fall(round, showing);
        land(round, sideNow(), throwsNow());
      };
      await revealMini(round, tools, move, describeCoin(round.choice, round.stops));
    },
    describe: (round) => describeCoin(round.choice, round.stops),
    idle: () => {
      const times = timesText(paysOf(throwsNow(), variant));
      return say("coinIdle", { bet: `${sideText(sideNow())} × ${throwsNow()}`, ways: 2 ** throwsNow(), times });
    },
    lock: lockChoices,
    keys: {
      h: pick("side", "heads"),
      t: pick("side", "tails"),
      ...Object.fromEntries(counts.map((count) => [count, pick("throws", count)])),
    },
  };
}
