import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, test, vi } from "vitest";
import { Button } from "../button/button.tsx";
import { Combobox } from "../combobox/combobox.tsx";
import { Countdown } from "../countdown/countdown.tsx";
import { DataTable } from "../data-table/data-table.tsx";
import { rowProblem } from "../data-table/columns.ts";
import { FileUpload } from "../file-upload/file-upload.tsx";
import { IconButton } from "../icon-button/icon-button.tsx";
import { LazyImage } from "../lazy-image/lazy-image.tsx";
import { en } from "../messages/en/all.ts";
import { moneyParts } from "../money/money-parts.ts";
import { Pagination } from "../pagination/pagination.tsx";
import { BaizeProvider } from "../provider/provider.tsx";
import { RadioGroup } from "../radio-group/radio-group.tsx";
import { SegmentedControl } from "../segmented-control/segmented-control.tsx";
import { Select } from "../select/select.tsx";
import { Slider } from "../slider/slider.tsx";
import { TextField } from "../text-field/text-field.tsx";
import { checkChoices, checkHeld, checkTitle } from "./misuse.ts";

const said = vi.spyOn(console, "warn").mockImplementation(() => undefined);
beforeEach(() => said.mockClear());
const warnings = () => said.mock.calls.map(([text]) => String(text));

/** What JavaScript hands over where a type forbids it. */
const loose = (value: unknown) => value as never;
const upi = { value: "upi", label: "UPI" };
const twice = [upi, { value: "upi", label: "UPI again" }];
const column = { id: "bet", header: "Bet", cell: String, rowHeader: true };
const ignore = () => undefined;

interface Misuse {
  readonly wrong: string;
  readonly made: () => ReactElement;
  /** What, why, how: one word or more of each. */
  readonly says: readonly [RegExp, RegExp, RegExp];
}
const table: readonly Misuse[] = [
  {
    wrong: "a value without a handler",
    made: () => <Select label="Bank" options={[upi]} value="upi" />,
    says: [/`value` without `onValueChange`/, /springs back/, /Give the handler/],
  },
  {
    wrong: "value and defaultValue",
    made: () => <TextField label="Name" value="A" defaultValue="B" onValueChange={ignore} />,
    says: [/both `value` and `defaultValue`/, /never looked at/, /Give `value` where you hold it/],
  },
  {
    wrong: "a Select with one value twice",
    made: () => <Select label="Bank" options={twice} />,
    says: [/Select: two choices have the value “upi”/, /marks both/, /of its own/],
  },
  {
    wrong: "a Select at a value that is no option",
    made: () => <Select label="Bank" options={[upi]} defaultValue="neft" />,
    says: [/Select: its value “neft” is none/, /nothing is shown/, /Give one of them/],
  },
  {
    wrong: "a Combobox with one value twice",
    made: () => <Combobox label="Bank" options={twice} />,
    says: [/Combobox: two choices/, /marks both/, /of its own/],
  },
  {
    wrong: "a RadioGroup with one value twice",
    made: () => <RadioGroup label="Way" options={twice} />,
    says: [/RadioGroup: two choices/, /marks both/, /of its own/],
  },
  {
    wrong: "a RadioGroup at a value that is no option",
    made: () => <RadioGroup label="Way" options={[upi]} defaultValue="card" />,
    says: [/RadioGroup: its value “card”/, /nothing is shown/, /Give one of them/],
  },
  {
    wrong: "a SegmentedControl with one value twice",
    made: () => <SegmentedControl aria-label="Way" items={twice} />,
    says: [/SegmentedControl: two choices/, /marks both/, /of its own/],
  },
  {
    wrong: "Tabs with one value twice",
    made: () => {
      checkChoices("Tabs", ["all", "all"], "all");
      return <i />;
    },
    says: [/Tabs: two choices/, /marks both/, /of its own/],
  },
  {
    wrong: "a Select with too many options to look through",
    made: () => (
      <Select label="Game" options={Array.from({ length: 201 }, (_, place) => ({ value: `${place}`, label: `${place}` }))} />
    ),
    says: [/Select got 201 choices/, /grows slow/, /Combobox, which is searched/],
  },
  {
    wrong: "a page behind the last",
    made: () => <Pagination value={9} onValueChange={ignore} pageCount={3} />,
    says: [/page 9 of 3/, /shows the nearest one/, /between 1 and 3/],
  },
  {
    wrong: "a page before the first",
    made: () => <Pagination value={0} onValueChange={ignore} pageCount={3} />,
    says: [/page 0 of 3/, /shows the nearest one/, /between 1 and 3/],
  },
  {
    wrong: "a Button without words",
    made: () => <Button icon={<svg aria-hidden />} />,
    says: [/Button has no name/, /screen readers/, /Give it words, or `aria-label`/],
  },
  {
    wrong: "an IconButton without a label",
    made: () => <IconButton art="M0 0" label={loose(" ")} />,
    says: [/`label` is empty/, /cannot say what the button does/, /Give the words/],
  },
  {
    wrong: "two columns with one id",
    made: () => (
      <DataTable caption="Bets" columns={[column, { ...column, rowHeader: false }]} rows={["a"]} rowKey={String} empty="" />
    ),
    says: [/two columns have the id "bet"/, /React mixes/, /an id of its own/],
  },
  {
    wrong: "two rows with one key",
    made: () => <DataTable caption="Bets" columns={[column]} rows={["a", "b"]} rowKey={() => "same"} empty="" />,
    says: [/two rows have the key "same"/, /stay with the wrong row/, /Let `rowKey` give/],
  },
  {
    wrong: "a dialog without a title",
    made: () => {
      checkTitle("modal", "");
      return <i />;
    },
    says: [/modal opens without a title/, /“dialog” and nothing more/, /Give `title`/],
  },
  {
    wrong: "a Slider from high to low",
    made: () => <Slider label="Stake" min={10} max={5} defaultValue={7} />,
    says: [/from 10 to 5/, /nothing to choose/, /Give `max` above `min`/],
  },
  {
    wrong: "an empty currency",
    made: () => <i>{moneyParts({ amount: 5n, currency: "", locale: "en" }).integer}</i>,
    says: [/currency is empty/, /has no unit/, /Give the ISO 4217 code/],
  },
  {
    wrong: "a Countdown to no moment",
    made: () => <Countdown deadline={Number.NaN} />,
    says: [/`deadline` is no moment/, /shows 00:00/, /Give epoch milliseconds/],
  },
  {
    wrong: "a picture without alt",
    made: () => <LazyImage src="/slip.png" alt={loose(undefined)} ratio="1" />,
    says: [/has no `alt`/, /spell out its address/, /Say what it shows/],
  },
  {
    wrong: "a FileUpload that can take nothing",
    made: () => (
      <BaizeProvider locale="en" messages={en}>
        <FileUpload label="Slip" accept={[]} maxSize={0} />
      </BaizeProvider>
    ),
    says: [/no file can ever be taken/, /every choice is refused/, /Name a kind/],
  },
];

test.each(table)("$wrong reports what, why and how, once", ({ made, says }) => {
  renderToStaticMarkup(made());
  const mine = warnings().filter((text) => says[0].test(text));
  expect(mine, warnings().join("\n")).toHaveLength(1);
  for (const words of says) expect(mine[0]).toMatch(words);
  said.mockClear();
  renderToStaticMarkup(made());
  expect(warnings().filter((text) => says[0].test(text))).toEqual([]);
});

test("a number as an amount is reported before it fails", () => {
  expect(() => moneyParts({ amount: loose(12.5), currency: "INR", locale: "en" })).toThrow(TypeError);
  expect(warnings().join("\n")).toMatch(/amount is a number \(12\.5\).*cannot hold money exactly.*minor units as a bigint/);
});

test("a value that changes between controlled and uncontrolled is reported, in both directions", () => {
  const field = {};
  checkHeld(field, { value: "a", onValueChange: ignore });
  expect(warnings()).toEqual([]);
  checkHeld(field, { onValueChange: ignore });
  expect(warnings().join("\n")).toMatch(/was held by you and now is undefined.*part ways.*Keep to one/);
  const other = {};
  checkHeld(other, { defaultValue: "a" });
  checkHeld(other, { value: "a", onValueChange: ignore });
  expect(warnings().join("\n")).toMatch(/was held by the component and now is held by you/);
});

test("correct use reports nothing", () => {
  renderToStaticMarkup(
    <BaizeProvider locale="en" messages={en}>
      <Select label="Bank" options={[{ group: "Fast", options: [upi] }]} value="" onValueChange={ignore} />
      <Button icon={<svg aria-hidden />} aria-label="Close" />
      <Pagination value={1} pageCount={0} onValueChange={ignore} />
      <Pagination value={2} pageCount={3} href={String} />
      <TextField label="Name" value="A" readOnly />
      <LazyImage src="/cover.png" alt="" ratio="1" />
    </BaizeProvider>,
  );
  expect(rowProblem([1, 2], String)).toBeUndefined();
  expect(warnings()).toEqual([]);
});

test("nothing is reported in production", () => {
  vi.stubEnv("NODE_ENV", "production");
  renderToStaticMarkup(<Select label="Net" options={twice} value="only in production" />);
  vi.unstubAllEnvs();
  expect(warnings()).toEqual([]);
});
