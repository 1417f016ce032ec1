import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Button } from "../button/button.tsx";
import { button, count, show } from "../overlay/test-page.tsx";
import { Tooltip, type TooltipProps } from "./tooltip.tsx";

const tips = count("[data-component=tooltip]");
const tip = () => document.querySelector("[data-component=tooltip]");
const scene = (more: Partial<TooltipProps> = {}) => (
  <div style={{ display: "flex", gap: 40, padding: 60 }}>
    <Tooltip content="Counted when settled" {...more}>
      <Button>Valid bets</Button>
    </Tooltip>
    <Tooltip content="Paid on Mondays">
      <Button>Rebate</Button>
    </Tooltip>
  </div>
);

test("the first hint waits, and the next one shows at once", async () => {
  await show(scene());
  await userEvent.hover(button("Valid bets"));
  await expect.poll(() => tip()?.getAttribute("data-state")).toBe("delayed-open");
  await userEvent.hover(button("Rebate"));
  await expect.element(page.getByRole("tooltip", { name: "Paid on Mondays" })).toBeInTheDocument();
  await expect.poll(tips).toBe(1);
  expect(tip()?.getAttribute("data-state")).toBe("instant-open");
  // The pointer of the browser stays where a test leaves it.
  await userEvent.unhover(button("Rebate"));
});

test("each change has its reason, and `cancel()` refuses it", async () => {
  const changed = vi.fn<NonNullable<TooltipProps["onOpenChange"]>>();
  await show(scene({ onOpenChange: changed }));
  const reasons = () => changed.mock.calls.map(([open, details]) => `${open} ${details.reason}`);
  button("Valid bets").element().focus();
  await expect.poll(tips).toBe(1);
  await userEvent.keyboard("{Escape}");
  await expect.poll(tips).toBe(0);
  button("Rebate").element().focus();
  await expect.poll(tips).toBe(1);
  button("Valid bets").element().focus();
  await expect.poll(reasons).toEqual(["true focus", "false escape", "true focus"]);
  changed.mockImplementation((_open, details) => details.cancel());
  await userEvent.keyboard("{Escape}");
  await expect.poll(() => changed.mock.calls.length).toBe(4);
  expect(tips()).toBe(1);
});
