import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Button } from "../button/button.tsx";
import { button, count, focused, show } from "../overlay/test-page.tsx";
import { Menu, MenuCheckItem, MenuItem, type MenuReason } from "./menu.tsx";
import { MenuSub } from "./menu-sub.tsx";

const menus = count("[role=menu]");
const entry = (name: string) => page.getByRole("menuitem", { name, exact: true });

async function scene() {
  const chosen = vi.fn<(name: string) => void>();
  const reasons: MenuReason[] = [];
  await show(
    <Menu trigger={<Button>Account</Button>} onOpenChange={(_open, { reason }) => reasons.push(reason)}>
      <MenuItem onSelect={() => chosen("Deposit")}>Deposit</MenuItem>
      <MenuItem onSelect={() => chosen("Deposit history")}>Deposit history</MenuItem>
      <MenuItem disabled onSelect={() => chosen("Dormant")}>
        Dormant
      </MenuItem>
      <MenuItem
        onSelect={(event) => {
          event.preventDefault();
          chosen("Refresh");
        }}
      >
        Refresh
      </MenuItem>
      <MenuCheckItem checked={false} onCheckedChange={() => chosen("Sound")}>
        Sound
      </MenuCheckItem>
      <MenuSub label="Language">
        <MenuItem onSelect={() => chosen("English")}>English</MenuItem>
      </MenuSub>
    </Menu>,
  );
  return { chosen, reasons };
}

const press = (element: Element, type: string, init: PointerEventInit = {}) =>
  element.dispatchEvent(new PointerEvent(type, { bubbles: true, cancelable: true, pointerType: "mouse", button: 0, ...init }));

test("pointers: pressing and releasing on an entry, touch, a submenu, disabled entries, entries that keep it open", async () => {
  const { chosen, reasons } = await scene();
  const trigger = button("Account").element();
  // One press: down on the trigger, up on an entry.
  press(trigger, "pointerdown");
  await expect.poll(menus).toBe(1);
  press(entry("Deposit").element(), "pointerup");
  expect(chosen.mock.lastCall).toEqual(["Deposit"]);
  await expect.poll(menus).toBe(0);
  await expect.poll(focused).toBe("Account");

  // Touch opens as it is lifted, and a second closes.
  const tap = () => {
    press(trigger, "pointerdown", { pointerType: "touch" });
    trigger.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1 }));
  };
  tap();
  await expect.poll(menus).toBe(1);
  tap();
  await expect.poll(menus).toBe(0);

  await userEvent.click(button("Account"));
  chosen.mockClear();
  await userEvent.click(entry("Dormant"), { force: true });
  await userEvent.click(entry("Refresh"));
  await userEvent.click(page.getByRole("menuitemcheckbox"));
  expect(chosen.mock.calls).toEqual([["Refresh"], ["Sound"]]);
  expect(menus()).toBe(1);
  await userEvent.hover(entry("Language"));
  await expect.poll(menus).toBe(2);
  await userEvent.click(entry("English"));
  expect(chosen.mock.lastCall).toEqual(["English"]);
  await expect.poll(menus).toBe(0);
  expect(reasons).toEqual(["trigger", "select", "trigger", "trigger", "trigger", "select"]);
});

test("keyboard and assistive technology: a click without a pointer, typeahead with a space, Escape in a submenu, Tab", async () => {
  const { chosen, reasons } = await scene();
  const trigger = button("Account").element();
  if (!(trigger instanceof HTMLElement)) throw new Error("The trigger is no HTML element");
  trigger.click();
  await expect.poll(focused).toBe("Deposit");
  await userEvent.keyboard("deposit h");
  await expect.poll(focused).toBe("Deposit history");
  expect(chosen).not.toHaveBeenCalled();
  await userEvent.keyboard("{End}{Enter}");
  await expect.poll(focused).toBe("English");
  await userEvent.keyboard("{Escape}");
  await expect.poll(menus).toBe(0);
  await expect.poll(focused).toBe("Account");
  await userEvent.keyboard("{ArrowDown}");
  await expect.poll(focused).toBe("Deposit");
  await userEvent.keyboard("{Tab}");
  await expect.poll(menus).toBe(0);
  expect(focused()).not.toBe("Account");
  expect(reasons).toEqual(["trigger", "escape", "trigger", "outside"]);
});
