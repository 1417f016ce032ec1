import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { button, show } from "../overlay/test-page.tsx";
import { Odds } from "./odds.tsx";

test("keeps the chosen outcome when the change is cancelled", async () => {
  const seen: unknown[] = [];
  await show(
    <Odds
      aria-label="Match winner"
      items={[
        { id: "mi", label: "Mumbai", odds: "1.62" },
        { id: "tie", label: "Tie", odds: "34.00" },
      ]}
      defaultValue="mi"
      onValueChange={(value, details) => {
        seen.push([value, details.reason, details.event?.type]);
        if (value === "tie") details.cancel();
      }}
    />,
  );
  const mumbai = page.getByRole("button", { name: "Mumbai 1.62" });
  await button("Tie 34.00").click();
  await expect.element(mumbai).toHaveAttribute("aria-pressed", "true");
  await mumbai.click();
  await expect.element(mumbai).toHaveAttribute("aria-pressed", "false");
  expect(seen).toEqual([
    ["tie", "choose", "click"],
    ["", "clear", "click"],
  ]);
});
