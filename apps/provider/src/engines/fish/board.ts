import { grouped, toMinor, toMoneyAmount } from "../../amounts.ts";
import type { RoundView } from "../../play/contract.ts";
import type { Board, BoardTools, Showing } from "../../web/play/board.ts";
import { choose, chosen, describeBoard, lockChoices, MINI_BOARD, onChoice, revealMini } from "../../web/play/mini.ts";
import { habits } from "../../web/play/memory.ts";
import { announce } from "../../web/play/view.ts";
import { say } from "../../web/shared/boot.ts";
import { part } from "../../web/shared/dom.ts";
import { timesText } from "../../web/shared/times.ts";
import { choiceOf, type FishChoice, hitChance, hitPays, hitsOf, readChoice, SHOTS } from "./engine.ts";
import { type Fish, FISHES, fishOf } from "./kinds.ts";
import { openPond, type Pond } from "./pond.ts";
import { describeFish, fishText, shotsText } from "./words.ts";

const REMEMBERED = "fish";

const asked = (): FishChoice => ({ fish: fishOf(chosen("fish")) ?? FISHES[0], shots: Number(chosen("shots")) });
const locked = (): boolean => part("choices", HTMLFieldSetElement).disabled;
const click = (id: string) => (): void => part(id, HTMLButtonElement).click();

function oddsText({ fish }: FishChoice, variant: number): string {
  const { over, under } = hitChance(fish, variant);
  const chance = { hit: String(over), all: grouped(String(under)) };
  return say("fishIdle", { fish: fishText(fish), times: timesText(hitPays(fish, variant)), ...chance });
}

/** The end of a round, or the pond before the first shot. */
function rest(pond: Pond, round: RoundView | undefined, variant: number): void {
  const { fish, shots } = asked();
  const hits = round ? hitsOf(round.stops, variant) : [];
  pond.aimAt(undefined);
  pond.showAim(fish, shots);
  pond.showShots(hits, shots);
  describeBoard(hits.length === 0 ? say("fishNone") : shotsText(hits));
}

/** Space on a chosen kind means nothing to a browser: here it shoots, as Enter does. */
function shootBySpace(): void {
  part("kinds", HTMLElement).addEventListener("keydown", (event) => {
    if (event.key !== " " || event.repeat || !(event.target instanceof HTMLInputElement) || !event.target.checked) return;
    event.preventDefault();
    click("spin")();
  });
}

/** The shots of a round, one after the other. */
async function shoot(
  pond: Pond,
  { choice, stops }: RoundView,
  { quick, skip, skipped }: Showing,
  variant: number,
): Promise<void> {
  const bet = readChoice(choice);
  if (!bet || quick) return;
  const hits = hitsOf(stops, variant);
  pond.aimAt(bet.fish);
  for (const [index, hit] of hits.entries()) {
    if (skipped()) return;
    await pond.shoot(hit, skip);
    pond.showShots(hits.slice(0, index + 1), bet.shots);
  }
}

/** The keys 1 to 8 choose the kind. */
const kindKeys = (pick: (fish: Fish) => void, variant: number): Record<string, () => void> =>
  Object.fromEntries(
    FISHES.map((fish, index) => [
      String(index + 1),
      () => {
        if (locked()) return;
        pick(fish);
        announce(oddsText(asked(), variant));
      },
    ]),
  );

export function openFishBoard(tools: BoardTools): Board {
  const { variant, digits, money, changed } = tools;
  let staked = "0";
  const pond = openPond(variant, (fish) => {
    if (locked()) return;
    pick(fish);
    click("spin")();
  });
  const shotNote = () => {
    const price = toMinor(staked, digits) / BigInt(asked().shots);
    return say("fishShot", { amount: money.text(toMoneyAmount(price, digits)) });
  };
  const take = () => {
    habits.set(REMEMBERED, choiceOf(asked()));
    part("per-line", HTMLElement).textContent = shotNote();
    rest(pond, undefined, variant);
    changed();
  };
  const pick = (fish: Fish) => {
    choose("fish", fish);
    take();
  };
  const step = (by: 1 | -1) => () => {
    const next = SHOTS[SHOTS.findIndex((each) => each === asked().shots) + by];
    if (locked() || next === undefined) return;
    choose("shots", String(next));
    take();
    announce(`${say("fishShots")}: ${next} · ${shotNote()}`);
  };
  const remembered = readChoice(habits.get(REMEMBERED) ?? "");
  if (remembered) {
    choose("fish", remembered.fish);
    choose("shots", String(remembered.shots));
  }
  onChoice(take);
  shootBySpace();

  const show = (round: RoundView | undefined) => rest(pond, round?.choice === choiceOf(asked()) ? round : undefined, variant);
  const move = async (round: RoundView, showing: Showing) => {
    await shoot(pond, round, showing, variant);
    show(round);
  };
  return {
    ...MINI_BOARD,
    choice: () => choiceOf(asked()),
    show,
    start: () => {
      rest(pond, undefined, variant);
      pond.aimAt(asked().fish);
    },
    reveal: (round, showing) =>
      revealMini(round, tools, () => move(round, showing), describeFish(round.choice, round.stops, variant)),
    describe: (round) => describeFish(round.choice, round.stops, variant),
    idle: () => oddsText(asked(), variant),
    stakeNote: (stake) => {
      staked = stake;
      return shotNote();
    },
    isLong: (round) => (readChoice(round.choice)?.shots ?? 1) > 1,
    lock: lockChoices,
    keys: {
      ...kindKeys(pick, variant),
      "-": step(-1),
      "+": step(1),
      "=": step(1),
      s: click("rest"),
    },
  };
}
