import type { RoundView } from "../../play/contract.ts";
import type { Board, BoardTools, Showing } from "../../web/play/board.ts";
import { describeBoard, finished, MINI_BOARD, revealMini } from "../../web/play/mini.ts";
import { inkOf, openRiskChoice, riskNow, showLegend } from "../../web/play/risk.ts";
import { say } from "../../web/shared/boot.ts";
import { part, reducedMotion, svg } from "../../web/shared/dom.ts";
import { timesText } from "../../web/shared/times.ts";
import type { Risk } from "../risk.ts";
import { pocketOf, pocketsOf, prizesOf, rowsOf } from "./engine.ts";
import { describePlinko, landedOn } from "./words.ts";

const REMEMBERED = "plinko";
const [WIDE, HIGH, TOP] = [16, 13, 14];
const ROW_MS = 130;

/** Where the ball is after so many rows, with so many steps to the right; in the middle at the start. */
function placeAt(row: number, rights: number, rows: number): { x: number; y: number } {
  return { x: ((rows + 1) * WIDE) / 2 + (rights - row / 2) * WIDE, y: TOP + row * HIGH };
}

function pinPath(rows: number): string {
  const pins = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: row + 1 }, (_each, index) => placeAt(row, index, rows)),
  ).flat();
  return pins.map(({ x, y }) => `M${x - 1.7} ${y}a1.7 1.7 0 1 0 3.4 0a1.7 1.7 0 1 0-3.4 0`).join("");
}

/** Draws the pins, and the pockets with the colour of their prize; the higher the prize, the deeper the pocket. */
function drawField(risk: Risk, variant: number): void {
  const rows = rowsOf(variant);
  const prizes = prizesOf(risk, variant);
  part("field", SVGElement).setAttribute("viewBox", `0 0 ${(rows + 1) * WIDE} ${TOP + rows * HIGH + 22}`);
  part("pins", SVGElement).replaceChildren(svg("path", { d: pinPath(rows) }));
  const pocket = (pays: number, index: number) => {
    const { x, y } = placeAt(rows, index, rows);
    const rank = prizes.findIndex((prize) => prize.pays === pays);
    const deep = rank === -1 ? 5 : 18 - (12 * rank) / prizes.length;
    return svg("path", { class: inkOf(rank, prizes.length), d: `M${x - 7} ${y - 4}h14v${deep}h-14z` });
  };
  part("pockets", SVGElement).replaceChildren(...pocketsOf(risk, variant).map(pocket));
  const all = 2n ** BigInt(rows);
  const nothing = { pays: 0, ways: prizes.reduce((left, { ways }) => left - ways, all) };
  showLegend([...prizes, nothing].map(({ pays, ways }) => ({ pays, chance: `${ways}/${all}` })));
}

const ball = () => part("ball", SVGCircleElement);
const moved = ({ x, y }: { x: number; y: number }): string => `translate(${x}px, ${y}px)`;

function rest(fall: readonly number[] | undefined, rows: number): void {
  for (const animation of ball().getAnimations()) animation.cancel();
  ball().style.transform = moved(fall ? placeAt(rows, pocketOf(fall), rows) : placeAt(0, 0, rows));
  ball().setAttribute("visibility", fall ? "visible" : "hidden");
  for (const [index, pocket] of [...part("pockets", SVGElement).children].entries())
    pocket.classList.toggle("landed", fall !== undefined && index === pocketOf(fall));
}

async function drop(fall: readonly number[], showing: Showing): Promise<void> {
  const rows = fall.length;
  if (!reducedMotion()) {
    let rights = 0;
    const steps = fall.map((step, row) => {
      rights += step;
      return { transform: moved(placeAt(row + 1, rights, rows)), easing: "cubic-bezier(.5, 0, .8, .6)" };
    });
    ball().setAttribute("visibility", "visible");
    const frames = [{ transform: moved({ ...placeAt(0, 0, rows), y: 0 }) }, { transform: moved(placeAt(0, 0, rows)) }, ...steps];
    const duration = (rows + 1) * (showing.quick ? ROW_MS / 3 : ROW_MS);
    await finished(ball().animate(frames, { duration, fill: "forwards" }), showing);
  }
  rest(fall, rows);
}

export function openPlinkoBoard(tools: BoardTools): Board {
  const { variant, changed } = tools;
  const rows = rowsOf(variant);
  const showWords = (round: RoundView | undefined) => {
    const pays = round && landedOn(round.choice, round.stops, variant);
    part("landed", HTMLElement).textContent = pays === undefined ? "" : timesText(pays);
    describeBoard((round && describePlinko(round.choice, round.stops, variant)) || say("plinkoNone"));
  };
  const show = (round: RoundView | undefined) => {
    const known = round?.choice === riskNow() ? round : undefined;
    drawField(riskNow(), variant);
    rest(known?.stops[0], rows);
    showWords(known);
  };
  const take = () => {
    show(undefined);
    changed();
  };

  return {
    ...MINI_BOARD,
    ...openRiskChoice(REMEMBERED, take, (risk) => prizesOf(risk, variant)[0]?.pays),
    show,
    start: () => {
      rest(undefined, rows);
      part("landed", HTMLElement).textContent = "";
    },
    reveal: async (round, showing) => {
      const move = async () => {
        await drop(round.stops[0] ?? [], showing);
        showWords(round);
      };
      await revealMini(round, tools, move, describePlinko(round.choice, round.stops, variant));
    },
    describe: (round) => describePlinko(round.choice, round.stops, variant),
  };
}
