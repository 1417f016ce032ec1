import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { Button } from "../button/button.tsx";
import { Combobox } from "../combobox/combobox.tsx";
import { Popover } from "../popover/popover.tsx";
import { MultipleSelect } from "../select/multiple-select.tsx";
import { count, dialogs, openModal } from "./test-page.tsx";

const banks = ["HDFC Bank", "Axis Bank"].map((label) => ({ value: label, label }));

const bank = page.getByRole("combobox", { name: "Bank" });
const rules = (
  <Popover label="Rules" trigger={<Button>Rules</Button>}>
    Bets on odds below 1.5 do not count.
  </Popover>
);

/** A brand's closing animation, long enough for any machine. */
const closing = "@keyframes leave { to { opacity: 0 } } [data-state=closed] { animation: leave 60s }";

test.for([
  { name: "combobox", part: "combobox-list", scene: <Combobox label="Bank" options={banks} />, opener: bank },
  { name: "multiple select", part: "select-list", scene: <MultipleSelect label="Bank" options={banks} />, opener: bank },
  { name: "popover", part: "popover", scene: rules, opener: page.getByRole("button", { name: "Rules" }) },
])("a $name in a modal takes Escape once, though its closing animation still runs", async ({ part, scene, opener }) => {
  await openModal(
    <>
      <style>{closing}</style>
      {scene}
    </>,
  );
  await userEvent.click(opener);
  await expect.poll(count(`[data-component=${part}][data-state=open]`)).toBe(1);
  await userEvent.keyboard("{Escape}");
  await expect.poll(count(`[data-component=${part}][data-state=closed]`)).toBe(1);
  expect(dialogs()).toBe(1);
  await userEvent.keyboard("{Escape}");
  await expect.poll(dialogs).toBe(0);
});
