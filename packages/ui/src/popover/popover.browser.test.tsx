import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Button } from "../button/button.tsx";
import { button, count, dialogs, focused, isOnTop, openModal, show } from "../overlay/test-page.tsx";
import { Popover, usePopover } from "./popover.tsx";

const popovers = count("[data-component=popover]");
const scene = (pressed: () => void) => (
  <>
    <p>Rebate of this week</p>
    <Popover label="Rules" trigger={<Button>Rules</Button>} closeButton messages={{ close: "Close rules" }}>
      <Button onClick={pressed}>All rules</Button>
    </Popover>
  </>
);

test("in a modal, by pointer: it is on top, and a press outside closes it and not the modal", async () => {
  const pressed = vi.fn<() => void>();
  await openModal(scene(pressed));
  await userEvent.click(button("Rules"));
  await expect.poll(popovers).toBe(1);
  expect(isOnTop(button("All rules").element())).toBe(true);
  await userEvent.click(button("All rules"));
  expect(pressed).toHaveBeenCalledOnce();
  await userEvent.click(page.getByText("Rebate of this week"));
  await expect.poll(popovers).toBe(0);
  expect(dialogs()).toBe(1);
});

test("in a modal, by keyboard: in, through and out again, one Escape for each", async () => {
  const pressed = vi.fn<() => void>();
  await openModal(scene(pressed));
  button("Rules").element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.poll(focused).toBe("All rules");
  await userEvent.keyboard("{Enter}");
  expect(pressed).toHaveBeenCalledOnce();
  await userEvent.keyboard("{Tab}");
  await expect.poll(focused).toBe("Close rules");
  await userEvent.keyboard("{Enter}");
  await expect.poll(popovers).toBe(0);
  await expect.poll(focused).toBe("Rules");
  await userEvent.keyboard("{Enter}");
  await expect.poll(popovers).toBe(1);
  await userEvent.keyboard("{Escape}");
  await expect.poll(popovers).toBe(0);
  expect(dialogs()).toBe(1);
  await expect.poll(focused).toBe("Rules");
  await userEvent.keyboard("{Escape}");
  await expect.poll(dialogs).toBe(0);
  await expect.poll(focused).toBe("Open");
});

function Apply() {
  const { close } = usePopover();
  return <Button onClick={() => close()}>Apply</Button>;
}

test("content closes it: the reason is `program`, and focus returns to the trigger", async () => {
  const changed = vi.fn<(open: boolean, details: { reason: string }) => void>();
  await show(
    <Popover label="Filter" trigger={<Button>Filter</Button>} onOpenChange={changed}>
      <Apply />
    </Popover>,
  );
  await userEvent.click(button("Filter"));
  await userEvent.click(button("Apply"));
  await expect.poll(popovers).toBe(0);
  expect(changed.mock.calls.map(([open, { reason }]) => [open, reason])).toEqual([
    [true, "trigger"],
    [false, "program"],
  ]);
  await expect.poll(focused).toBe("Filter");
});
