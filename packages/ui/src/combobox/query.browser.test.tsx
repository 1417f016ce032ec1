import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { show } from "../overlay/test-page.tsx";
import { Combobox } from "./combobox.tsx";

const options = [
  { value: "in", label: "India" },
  { value: "np", label: "Nepal" },
];

test("tells why what is written changes, and keeps the old text when the change is cancelled", async () => {
  const seen: unknown[] = [];
  await show(
    <Combobox
      label="Country"
      options={options}
      onQueryChange={(query, details) => {
        seen.push([query, details.reason]);
        if (/\d/.test(query)) details.cancel();
      }}
    />,
  );
  const field = page.getByRole("combobox", { name: "Country" });
  await field.click();
  await userEvent.keyboard("Ne");
  await expect.element(field).toHaveValue("Ne");
  await userEvent.keyboard("1");
  await expect.poll(() => seen.at(-1)).toEqual(["Ne1", "input"]);
  await expect.element(field).toHaveValue("Ne");
  await userEvent.keyboard("{Enter}");
  await expect.element(field).toHaveValue("Nepal");
  expect(seen).toEqual([
    ["N", "input"],
    ["Ne", "input"],
    ["Ne1", "input"],
    ["", "choose"],
  ]);
});
