import { useState } from "react";
import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Button } from "../button/button.tsx";
import { GameCard } from "../game-card/game-card.tsx";
import type { GridGame } from "../game-grid/game-grid.tsx";
import { show } from "../overlay/test-page.tsx";
import type { ListStatus } from "../virtual-list/list-end.tsx";
import { castOf, games } from "./virtual-grid.fixture.ts";
import { VirtualGrid } from "./virtual-grid.tsx";

const keyOf = (game: GridGame) => game.id;
interface LobbyProps {
  items: readonly GridGame[];
  status?: ListStatus;
  onEndReached?: () => void;
}
function Lobby(props: LobbyProps) {
  return (
    <VirtualGrid aria-label="Games" layout="lobby" itemKey={keyOf} status="end" {...props}>
      {({ id, ...game }, place) => <GameCard as="li" {...game} {...place} cast={castOf(id)} />}
    </VirtualGrid>
  );
}

const cells = () => [...document.querySelectorAll<HTMLElement>("[data-item]")];
const elements = () => document.querySelectorAll("main *").length;
const root = () => document.documentElement;
const frame = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
async function scrollTo(place: number): Promise<void> {
  root().scrollTop = place;
  await frame();
  await frame();
}
/** The longest stretch of the window's height that no card covers, px; between rows it is the gap. */
function hole(): number {
  const boxes = cells().map((cell) => cell.getBoundingClientRect());
  const seen = boxes.filter((box) => box.bottom > 0 && box.top < innerHeight).toSorted((one, two) => one.top - two.top);
  let covered = 0;
  let longest = 0;
  for (const box of seen) {
    longest = Math.max(longest, box.top - covered);
    covered = Math.max(covered, box.bottom);
  }
  return Math.max(longest, innerHeight - covered);
}
const atStart = () => Number(cells().find((cell) => cell.getBoundingClientRect().bottom > 0)?.dataset.item);
const inMiddle = () =>
  cells().find((cell) => {
    const box = cell.getBoundingClientRect();
    return box.top < innerHeight / 2 && box.bottom > innerHeight / 2 - 40;
  });

test("mounts as many elements at the end of 5,000 games as at the start, without gaps", async () => {
  await page.viewport(1280, 800);
  await show(<Lobby items={games} />);
  await frame();
  const counts: number[] = [];
  const whole = root().scrollHeight;
  for (const share of [0.02, 0.2, 0.4, 0.6, 0.8, 0.97]) {
    await scrollTo(share * whole);
    counts.push(elements());
    await expect.poll(hole, { message: `at ${share}` }).toBeLessThan(40);
  }
  expect(Math.max(...counts)).toBeLessThan(3500);
  expect(Math.max(...counts)).toBeLessThan(1.5 * Math.min(...counts));
  expect(cells().length).toBeLessThan(160);
  // Rows alike: the page is as long as they say, so the scroll bar does not lie.
  expect(Math.abs(root().scrollHeight - whole)).toBeLessThan(0.02 * whole);
  await scrollTo(root().scrollHeight);
  await expect.poll(() => cells().at(-1)?.getAttribute("aria-posinset")).toBe("5000");
});

test("focus stays on a card outside of the window, and Tab continues from it", async () => {
  await page.viewport(1280, 800);
  await show(<Lobby items={games} />);
  await frame();
  const link = cells()[12]?.querySelector("a");
  link?.focus();
  await scrollTo(40_000);
  expect(document.activeElement).toBe(link);
  expect(cells().length).toBeLessThan(200);
  await userEvent.keyboard("{Tab}");
  await expect.poll(() => document.activeElement?.closest("[data-item]")?.getAttribute("data-item")).toBe("13");
});

function Appending() {
  const [count, setCount] = useState(100);
  return (
    <>
      <Lobby items={games.slice(0, count)} />
      <Button
        style={{ position: "fixed", insetBlockStart: 0 }}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => setCount(count + 100)}
      >
        Append
      </Button>
    </>
  );
}
test("appended games move neither focus nor the page", async () => {
  await page.viewport(1280, 800);
  await show(<Appending />);
  await frame();
  await scrollTo(600);
  await expect.poll(hole).toBeLessThan(40);
  const link = inMiddle()?.querySelector("a");
  link?.focus({ preventScroll: true });
  expect(document.activeElement).toBe(link);
  const before = [link?.getBoundingClientRect().y, root().scrollTop];
  await userEvent.click(page.getByRole("button", { name: "Append" }));
  await frame();
  expect(document.activeElement).toBe(link);
  expect([link?.getBoundingClientRect().y, root().scrollTop]).toEqual(before);
});

test("each end requests once, a longer list requests again, and the button always does", async () => {
  await page.viewport(1280, 800);
  const asked = vi.fn<() => void>();
  const screen = await show(<Lobby items={games.slice(0, 400)} status="more" onEndReached={asked} />);
  await frame();
  expect(asked).not.toHaveBeenCalled();
  await scrollTo(root().scrollHeight);
  await expect.poll(() => asked.mock.calls.length).toBe(1);
  await scrollTo(0);
  await scrollTo(root().scrollHeight);
  await frame();
  expect(asked).toHaveBeenCalledTimes(1);
  await userEvent.click(page.getByRole("button", { name: "Show more" }));
  expect(asked).toHaveBeenCalledTimes(2);
  await screen.unmount();
});

test("keeps the game at the window's start when the columns change", async () => {
  await page.viewport(1280, 800);
  await show(<Lobby items={games} />);
  await frame();
  await scrollTo(20_000);
  await expect.poll(hole).toBeLessThan(40);
  const before = atStart();
  await page.viewport(800, 800);
  await frame();
  // Five across in place of ten: the same game, or one of its row.
  await expect.poll(() => Math.abs(atStart() - before)).toBeLessThanOrEqual(5);
  await page.viewport(1280, 800);
});
