import type { RoundView } from "../../play/contract.ts";
import type { Board, BoardTools, Showing } from "../../web/play/board.ts";
import { describeBoard, finished, MINI_BOARD, revealMini } from "../../web/play/mini.ts";
import { inkOf, openRiskChoice, riskNow, showLegend } from "../../web/play/risk.ts";
import { say } from "../../web/shared/boot.ts";
import { part, reducedMotion, svg } from "../../web/shared/dom.ts";
import { timesText } from "../../web/shared/times.ts";
import type { Risk } from "../risk.ts";
import { prizesOf, wheelOf } from "./engine.ts";
import { describeWheel, stoppedAt } from "./words.ts";

const REMEMBERED = "wheel";
const ROUND_MS = 900;
const HUB = 44;
/** The rarest prize has the longest field, and a field without a prize the shortest: colour alone must not tell them apart. */
const reachOf = (rank: number): number => (rank === 0 ? 100 : rank > 0 ? 94 : 86);

const disc = () => part("fields", SVGGElement);
const at = (turn: number, radius: number): string =>
  `${(radius * Math.sin(turn * 2 * Math.PI)).toFixed(2)} ${(-radius * Math.cos(turn * 2 * Math.PI)).toFixed(2)}`;

function fieldPath(index: number, all: number, reach: number): string {
  const [from, to] = [index / all, (index + 1) / all];
  const outer = `L${at(from, reach)}A${reach} ${reach} 0 0 1 ${at(to, reach)}`;
  return `M${at(from, HUB)}${outer}L${at(to, HUB)}A${HUB} ${HUB} 0 0 0 ${at(from, HUB)}z`;
}

/** Draws the wheel of a risk and the list of its prizes; the colour of a field is that of its prize. */
function drawWheel(risk: Risk, variant: number): void {
  const round = wheelOf(risk, variant);
  const prizes = prizesOf(risk, variant);
  const field = (pays: number, index: number) => {
    const rank = prizes.findIndex((prize) => prize.pays === pays);
    const name = rank === -1 ? `none-${index % 2}` : inkOf(rank, prizes.length);
    return svg("path", { class: name, d: fieldPath(index, round.length, reachOf(rank)) });
  };
  disc().replaceChildren(...round.map(field));
  const all = [...prizes, { pays: 0, fields: round.filter((pays) => pays === 0).length }];
  showLegend(all.map(({ pays, fields }) => ({ pays, chance: `${fields}/${round.length}` })));
}

/** The angle, in degrees, that brings a field under the pointer. */
const angleOf = (field: number, all: number): number => -((field + 0.5) * 360) / all;

let angle = 0;
let turning: Animation | undefined;

const rotate = (to: number): string => `rotate(${to}deg)`;

function rest(next: number): void {
  turning?.cancel();
  turning = undefined;
  angle = next % 360;
  disc().style.transform = rotate(angle);
}

function start(): void {
  part("hub", HTMLElement).textContent = "";
  if (reducedMotion()) return;
  const frames = [{ transform: rotate(angle) }, { transform: rotate(angle + 360) }];
  turning = disc().animate(frames, { duration: ROUND_MS, iterations: Infinity });
}

/** Slows down evenly from where the wheel is to the field that was drawn. */
async function stopAt(field: number, all: number, showing: Showing): Promise<void> {
  const end = angleOf(field, all);
  if (!reducedMotion()) {
    const gone = Number(turning?.currentTime ?? 0) % ROUND_MS;
    const from = angle + (360 * gone) / ROUND_MS;
    const turns = Math.ceil((from - end) / 360) + (showing.quick ? 0 : 1);
    const to = end + turns * 360;
    // With this easing the first speed is that of the turning wheel.
    const duration = Math.max(200, ((to - from) / 360) * ROUND_MS * 2);
    turning?.cancel();
    const easing = "cubic-bezier(.25, .5, .5, 1)";
    turning = disc().animate([{ transform: rotate(from) }, { transform: rotate(to) }], { duration, easing, fill: "forwards" });
    await finished(turning, showing);
  }
  rest(end);
}

export function openWheelBoard(tools: BoardTools): Board {
  const { variant, changed } = tools;
  const showWords = (round: RoundView | undefined) => {
    const pays = round && stoppedAt(round.choice, round.stops, variant);
    part("hub", HTMLElement).textContent = pays === undefined ? "" : timesText(pays);
    describeBoard((round && describeWheel(round.choice, round.stops, variant)) || say("wheelNone"));
  };
  const show = (round: RoundView | undefined) => {
    drawWheel(riskNow(), variant);
    const field = round?.choice === riskNow() ? round.stops[0]?.[0] : undefined;
    rest(field === undefined ? 0 : angleOf(field, wheelOf(riskNow(), variant).length));
    showWords(field === undefined ? undefined : round);
  };
  const take = () => {
    show(undefined);
    changed();
  };

  return {
    ...MINI_BOARD,
    ...openRiskChoice(REMEMBERED, take, (risk) => prizesOf(risk, variant)[0]?.pays),
    show,
    start,
    reveal: async (round, showing) => {
      const move = async () => {
        await stopAt(round.stops[0]?.[0] ?? 0, wheelOf(riskNow(), variant).length, showing);
        showWords(round);
      };
      await revealMini(round, tools, move, describeWheel(round.choice, round.stops, variant));
    },
    describe: (round) => describeWheel(round.choice, round.stops, variant),
  };
}
