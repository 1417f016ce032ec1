import { toMinor, toMoneyAmount } from "../../amounts.ts";
import type { RoundView } from "../../play/contract.ts";
import type { Board, BoardTools, Showing, TurnBoard } from "../../web/play/board.ts";
import { describeBoard, lockChoices, MINI_BOARD, onChoice, revealMini } from "../../web/play/mini.ts";
import { habits } from "../../web/play/memory.ts";
import { announce } from "../../web/play/view.ts";
import { say } from "../../web/shared/boot.ts";
import { part } from "../../web/shared/dom.ts";
import { timesText } from "../../web/shared/times.ts";
import { FIELDS, type MinesChoice, mostOpened, PARTS, paysOf, readChoice } from "./engine.ts";
import { focusFields, isClosed, listenToFields, showField, showFields, turnOver } from "./fields.ts";
import { describeMines, placesText } from "./words.ts";

const REMEMBERED = "mines";

const range = () => part("mines", HTMLInputElement);
const minesNow = (): number => Number(range().value);

function setMines(mines: number): void {
  range().value = String(mines);
  part("mines-now", HTMLElement).textContent = range().value;
}

const reachedBy = ({ mines, opened }: MinesChoice, variant: number): number => paysOf(mines, opened.length, variant);

/** What the next field would bring, and how many of the closed ones are safe; empty where none is left to open. */
function nextText({ mines, opened }: MinesChoice, variant: number): string {
  if (opened.length === mostOpened(mines, variant)) return "";
  const times = timesText(paysOf(mines, opened.length + 1, variant));
  return say("minesNext", { times, safe: FIELDS - mines - opened.length, left: FIELDS - opened.length });
}

function showReached(pays: number, state: "" | "open" | "won" | "lost", next: string): void {
  const reached = part("reached", HTMLElement);
  reached.textContent = timesText(pays);
  reached.dataset.state = state;
  part("next", HTMLElement).textContent = next;
}

/** Before a bet: closed fields, and what the first one would bring. */
function rest(variant: number): void {
  const choice = { mines: minesNow(), opened: [] };
  setMines(choice.mines);
  showFields([], () => "closed");
  showReached(PARTS, "", nextText(choice, variant));
  describeBoard(say("minesNone"));
}

/** The end of a round: every field as it was, the opened ones with a double line. */
function showEnd(round: RoundView, variant: number): void {
  const [asked, placed] = [readChoice(round.choice, variant), round.stops[0]];
  if (!asked || !placed) return;
  showFields(asked.opened, (field) => (placed.includes(field) ? "mine" : "safe"));
  const lost = asked.opened.some((field) => placed.includes(field));
  showReached(lost ? 0 : reachedBy(asked, variant), lost ? "lost" : "won", "");
  describeBoard(placesText(placed));
}

function hintOf(choice: MinesChoice, variant: number): string {
  if (choice.opened.length === 0) return say("minesOpenOne");
  return say("minesOpened", { opened: choice.opened.length, times: timesText(reachedBy(choice, variant)) });
}

/** A round that waits for its player. */
function turnsOf({ variant, digits, quick }: BoardTools): TurnBoard {
  const read = ({ choice }: RoundView): MinesChoice => readChoice(choice, variant) ?? { mines: minesNow(), opened: [] };
  return {
    show: async (round) => {
      const asked = read(round);
      setMines(asked.mines);
      const last = asked.opened.at(-1);
      const one = asked.opened.filter(isClosed).length === 1;
      if (last !== undefined && one && !quick())
        await turnOver([last], (field) => showField(field, "safe", true), new Promise(() => undefined));
      showFields(asked.opened, (_, yours) => (yours ? "safe" : "closed"));
      showReached(reachedBy(asked, variant), asked.opened.length === 0 ? "" : "open", nextText(asked, variant));
      describeBoard(say("minesBoard", { mines: asked.mines, opened: asked.opened.length }));
      if (asked.opened.length === 0) focusFields();
    },
    prize: (round) => {
      const asked = read(round);
      if (asked.opened.length === 0) return undefined;
      return toMoneyAmount((toMinor(round.stake, digits) * BigInt(reachedBy(asked, variant))) / BigInt(PARTS), digits);
    },
    hint: (round) => hintOf(read(round), variant),
    tell: (round) => `${hintOf(read(round), variant)} ${nextText(read(round), variant)}.`,
  };
}

/** The field of the last turn is turned over as any other was, then the rest at once. */
async function turnAll(round: RoundView, { quick, skip }: Showing, variant: number): Promise<void> {
  const opened = readChoice(round.choice, variant)?.opened ?? [];
  const placed = round.stops[0] ?? [];
  const show = (field: number) => showField(field, placed.includes(field) ? "mine" : "safe", opened.includes(field));
  if (!quick) {
    await turnOver(opened.filter(isClosed), show, skip);
    const left = Array.from({ length: FIELDS }, (_, index) => index + 1).filter(isClosed);
    await turnOver(left, show, skip);
  }
  showEnd(round, variant);
}

/** The odds of the chosen number of mines lie open in the dialog. */
function openOdds(): void {
  for (const [index, each] of [...document.querySelectorAll("details.mines-odds")].entries())
    if (each instanceof HTMLDetailsElement) each.open = index + 1 === minesNow();
}

export function openMinesBoard(tools: BoardTools): Board {
  const { variant, changed, waits } = tools;
  const take = () => {
    habits.set(REMEMBERED, range().value);
    rest(variant);
    changed();
  };
  const step = (by: 1 | -1) => () => {
    if (range().matches(":disabled")) return;
    setMines(minesNow() + by);
    take();
    announce(say("minesWith", { mines: minesNow() }));
  };
  const pressChip = (open: boolean) => () => {
    if (waits() === open) part("spin", HTMLButtonElement).click();
  };
  setMines(readChoice(habits.get(REMEMBERED) ?? "", variant)?.mines ?? minesNow());
  onChoice(take);
  listenToFields((field) => {
    if (!waits() || isClosed(field)) tools.turn(String(field));
    else announce(say("turn_taken"));
  });

  return {
    ...MINI_BOARD,
    choice: () => String(minesNow()),
    show: (round) => {
      rest(variant);
      if (round && readChoice(round.choice, variant)?.mines === minesNow()) showEnd(round, variant);
    },
    start: () => rest(variant),
    turns: turnsOf(tools),
    reveal: (round, showing) =>
      revealMini(round, tools, () => turnAll(round, showing, variant), describeMines(round.choice, round.stops, variant)),
    describe: (round) => describeMines(round.choice, round.stops, variant),
    idle: () => say("minesStart"),
    fillInfo: openOdds,
    lock: lockChoices,
    keys: { p: pressChip(false), c: pressChip(true), "-": step(-1), "+": step(1), "=": step(1) },
  };
}
