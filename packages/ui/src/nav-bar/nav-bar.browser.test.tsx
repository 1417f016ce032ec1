import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { button, show } from "../overlay/test-page.tsx";
import { NavBar, type NavBarProps } from "./nav-bar.tsx";

const items = [
  { id: "home", label: "Home", href: "#home" },
  { id: "slots", label: "Slots", vendors: [{ id: "kestrel", name: "Kestrel", href: "#kestrel" }] },
];
const open = () => document.querySelectorAll('[data-part="menu"]').length;

async function bar(onValueChange: NonNullable<NavBarProps["onValueChange"]>) {
  await page.viewport(1280, 800);
  await show(<NavBar label="Games" items={items} onValueChange={onValueChange} />);
}

test("tells why a menu opens and closes, and which event did it", async () => {
  const seen: unknown[] = [];
  await bar((value, { reason, event }) => seen.push([value, reason, event?.type]));
  button("Slots").element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.poll(open).toBe(1);
  await userEvent.keyboard("{Escape}");
  await expect.poll(open).toBe(0);
  await userEvent.keyboard("{Enter}");
  await expect.poll(open).toBe(1);
  await page.getByRole("link", { name: "Kestrel" }).click();
  await expect.poll(open).toBe(0);
  expect(seen.slice(0, 4)).toEqual([
    ["slots", "press", "click"],
    ["", "escape", "keydown"],
    ["slots", "press", "click"],
    ["", "select", "click"],
  ]);
});

test("keeps the menu as it is when the change is cancelled", async () => {
  const change = vi.fn<NonNullable<NavBarProps["onValueChange"]>>((_value, details) => details.cancel());
  await bar(change);
  button("Slots").element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => change.mock.calls.length).toBe(1);
  expect(open()).toBe(0);
  change.mockImplementation(() => undefined);
  await userEvent.keyboard("{Enter}");
  await expect.poll(open).toBe(1);
  change.mockImplementation((_value, details) => details.cancel());
  await userEvent.keyboard("{Escape}");
  await expect.poll(() => change.mock.lastCall?.[1].reason).toBe("escape");
  expect(open()).toBe(1);
});

test("marks an entry whose label is in another language, and not the menu that it opens", async () => {
  await show(<NavBar label="खेल" items={items.map((item) => ({ ...item, lang: "en" }))} />);
  button("Slots").element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.poll(open).toBe(1);
  const marked = [...document.querySelectorAll('[lang="en"]')].map(({ textContent }) => textContent);
  expect(marked).toEqual(expect.arrayContaining(["Home", "Slots"]));
  expect(document.querySelector('[data-part="menu"] [lang]')).toBeNull();
});
