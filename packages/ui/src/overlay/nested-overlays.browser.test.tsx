import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Button } from "../button/button.tsx";
import { Menu, MenuItem } from "../menu/menu.tsx";
import { Modal } from "../modal/modal.tsx";
import { Popover } from "../popover/popover.tsx";
import { Sheet } from "../sheet/sheet.tsx";
import { Toaster } from "../toast/toast.tsx";
import { createToasts } from "../toast/toasts.ts";
import { Tooltip } from "../tooltip/tooltip.tsx";
import { backdrops, button, count, dialogs, focused, isOnTop, layers, openModal, show } from "./test-page.tsx";

const menus = count("[role=menu]");
const tips = count("[role=tooltip]");
const sheets = count("[data-component=sheet][data-phase=open]");
const popovers = count("[data-component=popover]");

test("a menu inside a modal: pointer and keyboard", async () => {
  const chosen = vi.fn<() => void>();
  await openModal(
    <Menu trigger={<Button>More</Button>}>
      <MenuItem onSelect={chosen}>Betting record</MenuItem>
      <MenuItem>Inbox</MenuItem>
    </Menu>,
  );
  await userEvent.click(button("More"));
  const item = page.getByRole("menuitem", { name: "Betting record" });
  await expect.element(item).toBeVisible();
  expect(isOnTop(item.element())).toBe(true);
  await userEvent.click(item);
  expect(chosen).toHaveBeenCalledOnce();
  await expect.poll(menus).toBe(0);
  await expect.poll(focused).toBe("More");

  await userEvent.keyboard("{ArrowDown}");
  await expect.poll(focused).toBe("Betting record");
  await userEvent.keyboard("{Enter}");
  expect(chosen).toHaveBeenCalledTimes(2);
  await expect.poll(menus).toBe(0);
  await expect.poll(focused).toBe("More");
  await userEvent.keyboard("{ArrowDown}");
  await expect.poll(menus).toBe(1);
  await userEvent.keyboard("{Escape}");
  await expect.poll(menus).toBe(0);
  expect(dialogs()).toBe(1);
});

function Nest({ depth = 1 }: { depth?: number }) {
  return (
    <Modal title={`Modal ${depth}`} messages={{ close: `Close ${depth}` }} trigger={<Button>{`Open ${depth}`}</Button>}>
      {depth < 3 ? <Nest depth={depth + 1} /> : <p>The end</p>}
    </Modal>
  );
}

test("three modals deep: one backdrop, only the top is live, Escape and focus go back one by one, the page stays put", async () => {
  await show(
    <>
      <div style={{ blockSize: "900px" }} />
      <Nest />
    </>,
  );
  button("Open 1").element().scrollIntoView({ block: "center" });
  const place = window.scrollY;
  expect(place).toBeGreaterThan(0);
  for (const depth of [1, 2, 3]) {
    await userEvent.click(button(`Open ${depth}`));
    await expect.poll(dialogs).toBe(depth);
    expect(backdrops()).toBe(1);
    expect(layers().filter((layer) => !layer.inert)).toEqual([layers().at(-1)]);
    expect(document.querySelector("main")?.closest("[inert]")).not.toBeNull();
    expect(getComputedStyle(document.documentElement).overflow).toBe("hidden");
  }
  for (const depth of [3, 2, 1]) {
    await userEvent.keyboard("{Escape}");
    await expect.poll(dialogs).toBe(depth - 1);
    await expect.poll(focused).toBe(`Open ${depth}`);
  }
  expect(document.querySelector("main")?.closest("[inert]")).toBeNull();
  expect(getComputedStyle(document.documentElement).overflow).not.toBe("hidden");
  expect(window.scrollY).toBe(place);
});

test("a modal locks the page's scrolling, and restores its exact position", async () => {
  await show(<Nest />);
  window.scrollTo(0, 417);
  button("Open 1").element().focus({ preventScroll: true });
  await userEvent.keyboard("{Enter}");
  await expect.poll(dialogs).toBe(1);
  window.scrollTo(0, 1200);
  await userEvent.keyboard("{Escape}");
  await expect.poll(dialogs).toBe(0);
  expect(window.scrollY).toBe(417);
});

test("a toast above a modal is reached by pointer and by F8, and does not affect the modal", async () => {
  const toasts = createToasts();
  const undo = vi.fn<() => void>();
  await show(
    <>
      <Nest />
      <Toaster toasts={toasts} messages={{ close: "Close message" }} />
    </>,
  );
  await userEvent.click(button("Open 1"));
  await expect.poll(dialogs).toBe(1);
  toasts.show({ message: "₹5,000 deposited", action: { label: "Undo", onClick: undo } });
  await expect.element(button("Undo")).toBeVisible();
  await expect.poll(() => isOnTop(button("Undo").element())).toBe(true);
  await userEvent.click(button("Undo"));
  expect(undo).toHaveBeenCalledOnce();
  expect(dialogs()).toBe(1);

  toasts.show({ message: "No network. The bet was not placed.", tone: "negative" });
  await expect.element(button("Close message")).toBeVisible();
  button("Open 2").element().focus();
  await userEvent.keyboard("{F8}");
  await expect.poll(focused).toContain("Notifications");
  await userEvent.keyboard("{Tab}");
  await expect.poll(focused).toBe("Close message");
  await userEvent.keyboard("{Escape}");
  await expect.poll(() => toasts.rows()).toHaveLength(0);
  expect(dialogs()).toBe(1);
  await expect.poll(focused).toBe("Open 2");
});

test("a tooltip in a modal shows on focus; the first Escape is its own", async () => {
  await openModal(
    <Tooltip content="Paid on Mondays">
      <Button>Rebate</Button>
    </Tooltip>,
  );
  await userEvent.hover(button("Rebate"));
  await expect.poll(tips).toBe(1);
  const tip = document.querySelector("[data-component=tooltip]");
  expect(tip && getComputedStyle(tip).zIndex).toBe("60");
  expect(tip?.closest("[data-part=layer]")).not.toBeNull();
  await userEvent.keyboard("{Escape}");
  await expect.poll(tips).toBe(0);
  expect(dialogs()).toBe(1);
  await userEvent.keyboard("{Escape}");
  await expect.poll(dialogs).toBe(0);
});

test("a popover in a sheet: pointer, keyboard, Escape order", async () => {
  const pressed = vi.fn<() => void>();
  await show(
    <Sheet title="Bet slip" trigger={<Button>Open</Button>}>
      <Popover label="Limits" trigger={<Button>Limits</Button>}>
        <Button onClick={pressed}>Set limit</Button>
      </Popover>
    </Sheet>,
  );
  await userEvent.click(button("Open"));
  await expect.poll(sheets).toBe(1);
  await userEvent.click(button("Limits"));
  await expect.poll(popovers).toBe(1);
  expect(isOnTop(button("Set limit").element())).toBe(true);
  await userEvent.click(button("Set limit"));
  expect(pressed).toHaveBeenCalledOnce();
  await userEvent.keyboard("{Escape}");
  await expect.poll(popovers).toBe(0);
  expect(sheets()).toBe(1);
  await expect.poll(focused).toBe("Limits");
  await userEvent.keyboard("{Enter}");
  await expect.poll(focused).toBe("Set limit");
  await userEvent.keyboard("{Enter}");
  expect(pressed).toHaveBeenCalledTimes(2);
  await userEvent.keyboard("{Escape}");
  await expect.poll(popovers).toBe(0);
  await userEvent.keyboard("{Escape}");
  await expect.poll(sheets).toBe(0);
  await expect.poll(focused).toBe("Open");
});
