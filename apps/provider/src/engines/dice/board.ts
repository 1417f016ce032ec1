import type { RoundView } from "../../play/contract.ts";
import type { Board, BoardTools, Showing } from "../../web/play/board.ts";
import { choose, chosen, describeBoard, lockChoices, MINI_BOARD, onChoice, revealMini } from "../../web/play/mini.ts";
import { habits } from "../../web/play/memory.ts";
import { say } from "../../web/shared/boot.ts";
import { timesText } from "../../web/shared/times.ts";
import { part, pause, reducedMotion } from "../../web/shared/dom.ts";
import { chancesOf, choiceOf, limitOf, NUMBERS, paysOf, readChoice, type Side } from "./engine.ts";
import { describeDice, rolledOf, sideText } from "./words.ts";

const REMEMBERED = "dice";
let rolling: ReturnType<typeof setInterval> | undefined;

function showNumber(number: number): void {
  part("tens", SVGTextElement).textContent = String(Math.floor(number / 10));
  part("ones", SVGTextElement).textContent = String(number % 10);
}

function stopRolling(): void {
  clearInterval(rolling);
  rolling = undefined;
}

function startRolling(): void {
  part("mark", HTMLElement).hidden = true;
  if (!reducedMotion()) rolling = setInterval(() => showNumber(Math.floor(Math.random() * NUMBERS)), 60);
}

/** Puts a result on the dice and on the rail. */
function land(round: RoundView | undefined): void {
  stopRolling();
  const rolled = round && rolledOf(round.stops);
  const mark = part("mark", HTMLElement);
  mark.hidden = rolled === undefined;
  describeBoard(rolled === undefined ? say("diceNone") : say("diceShow", { number: rolled }));
  if (rolled === undefined) return;
  showNumber(rolled);
  mark.style.insetInlineStart = `${rolled + 0.5}%`;
  mark.classList.toggle("won", /[1-9]/.test(round?.win ?? ""));
}

const sideNow = (): Side => (chosen("side") === "over" ? "over" : "under");

export function openDiceBoard(tools: BoardTools): Board {
  const { variant, changed } = tools;
  const chances = chancesOf(variant);
  const range = part("chance", HTMLInputElement);
  const chanceNow = () => chances[Number(range.value)] ?? 0;
  const choice = () => choiceOf(sideNow(), chanceNow());

  const showChoice = () => {
    const [side, chance] = [sideNow(), chanceNow()];
    for (const each of ["under", "over"] as const) part(each, HTMLElement).textContent = sideText(each, limitOf(each, chance));
    const zone = part("zone", HTMLElement);
    zone.style.inlineSize = `${chance}%`;
    zone.style.insetInlineStart = side === "under" ? "0" : `${NUMBERS - chance}%`;
    range.setAttribute("aria-valuetext", say("diceChanceIn", { chance, times: timesText(paysOf(chance, variant)) }));
    habits.set(REMEMBERED, choice());
  };
  const take = () => {
    showChoice();
    changed();
  };
  const step = (by: 1 | -1) => {
    range.value = String(Number(range.value) + by);
    take();
  };
  const remembered = readChoice(habits.get(REMEMBERED) ?? "");
  if (remembered && chances.includes(remembered.chance)) {
    choose("side", remembered.side);
    range.value = String(chances.indexOf(remembered.chance));
  }
  onChoice(take);
  showChoice();
  const unlocked = (run: () => void) => () => {
    if (!range.matches(":disabled")) run();
  };

  return {
    ...MINI_BOARD,
    choice,
    show: land,
    start: startRolling,
    reveal: (round: RoundView, showing: Showing) => {
      const move = async () => {
        if (!showing.quick) await Promise.race([pause(reducedMotion() ? 0 : 420), showing.skip]);
        land(round);
      };
      return revealMini(round, tools, move, describeDice(round.choice, round.stops));
    },
    describe: (round) => describeDice(round.choice, round.stops),
    idle: () => say("diceChanceIn", { chance: chanceNow(), times: timesText(paysOf(chanceNow(), variant)) }),
    lock: lockChoices,
    keys: {
      arrowleft: unlocked(() => step(-1)),
      arrowright: unlocked(() => step(1)),
      o: unlocked(() => {
        choose("side", sideNow() === "under" ? "over" : "under");
        take();
      }),
    },
  };
}
