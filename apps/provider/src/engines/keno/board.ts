import type { RoundView } from "../../play/contract.ts";
import type { Board, BoardTools, Showing } from "../../web/play/board.ts";
import { describeBoard, lockChoices, MINI_BOARD, revealMini } from "../../web/play/mini.ts";
import { habits } from "../../web/play/memory.ts";
import { announce, showResult } from "../../web/play/view.ts";
import { say } from "../../web/shared/boot.ts";
import { part, pause, pressed, reducedMotion } from "../../web/shared/dom.ts";
import { timesText } from "../../web/shared/times.ts";
import { choiceOf, drawnOf, MOST_PICKS, NUMBERS, paysOf, readChoice } from "./engine.ts";
import { describeKeno } from "./words.ts";

const REMEMBERED = "keno";
const COLUMNS = 6;
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -COLUMNS, ArrowDown: COLUMNS };

const buttons = () => [...part("well", HTMLElement).children].filter((each) => each instanceof HTMLButtonElement);

function clearDrawn(): void {
  for (const button of buttons()) button.classList.remove("drawn", "hit", "landing");
}

function markDrawn(number: number, marks: ReadonlySet<number>): void {
  buttons()[number - 1]?.classList.add("drawn", ...(marks.has(number) ? ["hit"] : []));
}

/** One number of the grid takes the focus of Tab; the arrows move within the grid. */
function moveByArrows(): void {
  part("well", HTMLElement).addEventListener("keydown", (event) => {
    const step = STEPS[event.key];
    const all = buttons();
    const from = all.findIndex((each) => each === event.target);
    const next = step === undefined || from === -1 ? undefined : all[from + step];
    if (step === undefined || from === -1) return;
    event.preventDefault();
    if (!next) return;
    for (const each of all) each.tabIndex = each === next ? 0 : -1;
    next.focus();
  });
}

/** The best that so many marks can bring, in hundredths. */
const bestOf = (marks: number, variant: number): number => paysOf(marks, marks, variant);

const click = (id: string) => (): void => part(id, HTMLButtonElement).click();

export function openKenoBoard(tools: BoardTools): Board {
  const { variant, changed } = tools;
  const marks = new Set<number>(readChoice(habits.get(REMEMBERED) ?? "") ?? []);
  const rule = () => say("kenoMark", { most: MOST_PICKS, drawn: drawnOf(variant) });
  const showMarks = () => {
    for (const [index, button] of buttons().entries()) button.setAttribute("aria-pressed", String(marks.has(index + 1)));
  };
  const take = () => {
    clearDrawn();
    showMarks();
    habits.set(REMEMBERED, choiceOf(marks) || undefined);
    describeBoard(say("kenoMarked", { numbers: choiceOf(marks) || "–" }));
    changed();
  };
  const toggle = (number: number) => {
    if (!marks.delete(number) && marks.size === MOST_PICKS) {
      showResult(rule());
      announce(rule());
      return;
    }
    if (buttons()[number - 1]?.getAttribute("aria-pressed") === "false") marks.add(number);
    take();
  };
  for (const [index, button] of buttons().entries()) button.addEventListener("click", () => toggle(index + 1));
  pressed("random", () => {
    const left = Array.from({ length: NUMBERS }, (_, index) => index + 1);
    const count = marks.size || MOST_PICKS;
    marks.clear();
    while (marks.size < count) marks.add(left.splice(Math.floor(Math.random() * left.length), 1)[0] ?? 1);
    take();
    announce(say("kenoMarked", { numbers: choiceOf(marks) }));
  });
  pressed("clear", () => {
    marks.clear();
    take();
    announce(rule());
  });
  moveByArrows();
  showMarks();

  const show = (round: RoundView | undefined) => {
    clearDrawn();
    showMarks();
    describeBoard(say("kenoMarked", { numbers: choiceOf(marks) || "–" }));
    if (round?.choice === choiceOf(marks)) for (const number of round.stops[0] ?? []) markDrawn(number, marks);
  };
  const deal = async (round: RoundView, { quick, skip, skipped }: Showing) => {
    clearDrawn();
    const asked = new Set(readChoice(round.choice));
    for (const number of round.stops[0] ?? []) {
      markDrawn(number, asked);
      if (!quick && !skipped()) await Promise.race([pause(reducedMotion() ? 60 : 150), skip]);
    }
  };
  return {
    ...MINI_BOARD,
    choice: () => choiceOf(marks),
    missing: () => (marks.size === 0 ? rule() : undefined),
    show,
    start: clearDrawn,
    reveal: (round, showing) => revealMini(round, tools, () => deal(round, showing), describeKeno(round.choice, round.stops)),
    describe: (round) => describeKeno(round.choice, round.stops),
    idle: () =>
      marks.size === 0
        ? rule()
        : say("kenoIdle", { marks: marks.size, drawn: drawnOf(variant), times: timesText(bestOf(marks.size, variant)) }),
    lock: lockChoices,
    keys: { r: click("random"), c: click("clear") },
  };
}
