import type { ReactNode } from "react";
import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { Alert } from "../alert/alert.tsx";
import { Button } from "../button/button.tsx";
import { DateField } from "../date-field/date-field.tsx";
import { en } from "../messages/en/all.ts";
import { NumberField } from "../number-field/number-field.tsx";
import { OtpField } from "../otp-field/otp-field.tsx";
import { Pagination } from "../pagination/pagination.tsx";
import { PrintedBox } from "../printed-box/printed-box.tsx";
import { SegmentedControl } from "../segmented-control/segmented-control.tsx";
import { Select } from "../select/select.tsx";
import { TextField } from "../text-field/text-field.tsx";
import { ToggleGroup } from "../toggle-group/toggle-group.tsx";
import "../overlay/test-page.tsx";
import type { Density } from "./document-attributes.ts";
import { BaizeProvider } from "./provider.tsx";

const items = [{ value: "day", label: "Day" }];
const parts: Readonly<Record<string, ReactNode>> = {
  Alert: <Alert>Saved</Alert>,
  Button: <Button>Deposit</Button>,
  DateField: <DateField label="Birthday" />,
  NumberField: <NumberField label="Count" locale="en" />,
  OtpField: <OtpField label="Code" />,
  Pagination: <Pagination pageCount={3} />,
  PrintedBox: <PrintedBox legend="Result">12</PrintedBox>,
  SegmentedControl: <SegmentedControl aria-label="Period" items={items} />,
  Select: <Select label="Bank" options={items} />,
  TextField: <TextField label="Name" />,
  ToggleGroup: <ToggleGroup aria-label="Vendors" items={items} />,
};
const heightOf = (density: string, part: string) =>
  document.querySelector(`div[data-density=${density}] [data-testid=${part}]`)?.getBoundingClientRect().height ?? 0;

/** One island for each density on a page of another one: an island takes its own measures, not those around it. */
test("density changes the height of every part, and an island has the brand's own back", async () => {
  const island = (density: Density) => (
    <BaizeProvider locale="en" brand="baize" theme="light" density={density} scope="element">
      {Object.entries(parts).map(([name, part]) => (
        <div key={name} data-testid={name}>
          {part}
        </div>
      ))}
    </BaizeProvider>
  );
  await render(
    <BaizeProvider locale="en" messages={en} brand="baize" theme="light" density="compact">
      {island("brand")}
      {island("compact")}
      {island("roomy")}
    </BaizeProvider>,
  );
  const heights = Object.keys(parts).map((part) => [part, ...["compact", "brand", "roomy"].map((name) => heightOf(name, part))]);
  const still = heights.filter(([, compact = 0, brand = 0, roomy = 0]) => !(compact < brand && brand < roomy));
  expect(still).toEqual([]);
});
