import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { show } from "../overlay/test-page.tsx";
import { manyMessages, now } from "./chat-panel.fixture.ts";
import { ChatPanel } from "./chat-panel.tsx";

const frame = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));

async function conversation(): Promise<HTMLElement> {
  await show(
    <div style={{ blockSize: 400 }}>
      <ChatPanel
        label="Support"
        items={manyMessages(24, "Draw")}
        locale="en-IN"
        timeZone="Asia/Kolkata"
        clock={() => now}
        onSend={() => undefined}
      />
    </div>,
  );
  await frame();
  return page.getByRole("region", { name: "Messages" }).element() as HTMLElement;
}
const fromEnd = ({ scrollHeight, scrollTop, clientHeight }: HTMLElement) => Math.round(scrollHeight - scrollTop - clientHeight);
const jump = () => page.getByRole("button", { name: "Go to the newest" }).query();

/** As a browser does when letters grow: the scroll position moves, and its event comes before the observers of size run. */
function grow(scroller: HTMLElement): void {
  scroller.style.fontSize = "300%";
  scroller.dispatchEvent(new Event("scroll"));
}

test("stays at the newest message when its size changes", async () => {
  const scroller = await conversation();
  expect(fromEnd(scroller)).toBeLessThan(1);
  grow(scroller);
  await expect.poll(() => fromEnd(scroller)).toBeLessThan(1);
  expect(jump()).toBeNull();
});

test("keeps the scroll position of a person who scrolled up when its size changes", async () => {
  const scroller = await conversation();
  scroller.scrollTop = 0;
  await expect.poll(jump).not.toBeNull();
  grow(scroller);
  await frame();
  expect(fromEnd(scroller)).toBeGreaterThan(100);
  expect(jump()).not.toBeNull();
});
