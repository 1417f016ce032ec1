import { useState } from "react";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { render } from "vitest-browser-react";
import { Button } from "../button/button.tsx";
import { Menu, MenuItem } from "../menu/menu.tsx";
import { Modal } from "../modal/modal.tsx";
import { Popover } from "../popover/popover.tsx";
import { SegmentedControl } from "../segmented-control/segmented-control.tsx";
import { Select } from "../select/select.tsx";
import { Tab, TabList, Tabs } from "../tabs/tabs.tsx";
import { ToggleGroup } from "../toggle-group/toggle-group.tsx";
import "../overlay/test-page.tsx";
import { BaizeProvider } from "./provider.tsx";

const names = ["one", "two", "three"];
const choices = names.map((value) => ({ value, label: value }));
const tabs = (
  <Tabs defaultValue="one">
    <TabList aria-label="Games">
      {names.map((name) => (
        <Tab key={name} value={name}>
          {name}
        </Tab>
      ))}
    </TabList>
  </Tabs>
);
const root = document.documentElement;
const focus = (selector: string) => document.querySelector<HTMLElement>(selector)?.focus();
const focused = () => document.activeElement?.textContent;

function Page() {
  const [locale, setLocale] = useState("en");
  return (
    <BaizeProvider locale={locale} theme={locale === "en" ? "light" : "dark"} brand="baize" density="compact">
      <Button onClick={() => setLocale("ar")}>Arabic</Button>
      {tabs}
    </BaizeProvider>
  );
}

test("the document takes language, direction and look, and follows their changes", async () => {
  await render(<Page />);
  expect([root.lang, root.dir, root.dataset.theme, root.dataset.density]).toEqual(["en", "ltr", "light", "compact"]);
  await userEvent.click(page.getByRole("button", { name: "Arabic" }));
  expect([root.lang, root.dir, root.dataset.theme, root.dataset.brand]).toEqual(["ar", "rtl", "dark", "baize"]);
  focus("[role=tab]");
  await userEvent.keyboard("{ArrowLeft}");
  await expect.poll(focused).toBe("two");
});

test.each([
  ["Tabs", tabs, "[role=tab]"],
  ["Segmented", <SegmentedControl key="s" aria-label="Period" items={choices} />, "[role=radio]"],
  ["ToggleGroup", <ToggleGroup key="t" aria-label="Providers" items={choices} />, "[data-part=item]"],
])("in %s the arrow keys follow an island that has `dir` alone", async (_name, part, first) => {
  await render(
    <BaizeProvider locale="en">
      <div dir="rtl">{part}</div>
    </BaizeProvider>,
  );
  focus(first);
  await userEvent.keyboard("{ArrowLeft}");
  await expect.poll(focused).toBe("two");
});

function ChangingIsland() {
  const [locale, setLocale] = useState("en");
  return (
    <BaizeProvider locale="en">
      <BaizeProvider locale={locale}>
        <Button onClick={() => setLocale(locale === "en" ? "ar" : "en")}>Other language</Button>
        <Select label="Choice" options={choices} />
      </BaizeProvider>
    </BaizeProvider>
  );
}

test("a part follows the direction of its island when that changes", async () => {
  await render(<ChangingIsland />);
  const part = page.getByRole("combobox", { name: "Choice" });
  await expect.element(part).toHaveAttribute("dir", "ltr");
  for (const dir of ["rtl", "ltr"]) {
    await userEvent.click(page.getByRole("button", { name: "Other language" }));
    await expect.element(part).toHaveAttribute("dir", dir);
  }
});

test("popups of an island that has `dir` alone take its direction", async () => {
  await render(
    <BaizeProvider locale="en">
      <div dir="rtl">
        <Menu trigger={<Button>Menu</Button>}>
          <MenuItem>One</MenuItem>
        </Menu>
        <Popover trigger={<Button>Hint</Button>} label="Hint">
          text
        </Popover>
        <Select label="Bank" options={choices} />
      </div>
    </BaizeProvider>,
  );
  for (const [role, name, list] of [
    ["button", "Menu", "[role=menu]"],
    ["button", "Hint", "[data-component=popover]"],
    ["combobox", "Bank", "[data-component=select-list]"],
  ] as const) {
    await userEvent.click(page.getByRole(role, { name }));
    await expect.poll(() => document.querySelector<HTMLElement>(list)?.dir).toBe("rtl");
    await userEvent.keyboard("{Escape}");
    await expect.poll(() => document.querySelector(list)).toBeNull();
  }
});

test("overlays of an island with a provider take its language, direction, theme and brand", async () => {
  await render(
    <BaizeProvider locale="ar" theme="light" brand="baize">
      <BaizeProvider locale="en" theme="dark" brand="utsav">
        <Modal title="Profile" trigger={<Button>Open</Button>}>
          text
        </Modal>
      </BaizeProvider>
    </BaizeProvider>,
  );
  expect([root.lang, root.dir]).toEqual(["ar", "rtl"]);
  await userEvent.click(page.getByRole("button", { name: "Open" }));
  await expect.element(page.getByRole("dialog")).toBeVisible();
  const layer = document.querySelector<HTMLElement>("[data-part=layer]");
  expect(layer?.lang).toBe("en");
  expect(layer?.dir).toBe("ltr");
  expect(layer?.dataset).toMatchObject({ theme: "dark", brand: "utsav" });
});
