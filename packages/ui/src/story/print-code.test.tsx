import type { ReactNode } from "react";
import { expect, test } from "vitest";
import { MOST_LINES, type Names, printCode } from "./print-code.ts";

interface Given {
  readonly [name: string]: unknown;
  readonly children?: ReactNode;
}
function Tag({ children }: Given) {
  return children;
}
function Harness() {
  return null;
}
const arrow = "M0 0";
const names: Names = {
  componentOf: (type) => (type === Tag ? { name: "Tag", props: new Set(["value", "defaultValue"]) } : undefined),
  importOf: (name) => (name === "Tag" ? "@baize/ui/tag" : undefined),
  artOf: (value) => (value === arrow ? "arrow" : undefined),
};

test("prints a module that runs: imports, handlers, the first entries of a list", () => {
  const entries = Array.from({ length: 63 }, (_, index) => ({ id: index, amount: 5n }));
  const drawn = (
    <Tag value="a" onValueChange={() => undefined} art={arrow} entries={entries}>
      Deposit
    </Tag>
  );
  expect(printCode(drawn, names)).toMatchInlineSnapshot(`
    "import { arrow } from "@baize/ui/icon/art";
    import { Tag } from "@baize/ui/tag";

    export function Example() {
      return (
        <Tag
          defaultValue="a"
          onValueChange={console.log}
          art={arrow}
          entries={[
            {
              id: 0,
              amount: 5n,
            },
            {
              id: 1,
              amount: 5n,
            },
            {
              id: 2,
              amount: 5n,
            },
          ]}
        >
          Deposit
        </Tag>
      );
    }"
  `);
});

test("prints nothing that stands on a fixture or on a function that draws", () => {
  expect(printCode(<Harness />, names)).toBeUndefined();
  expect(printCode(<Tag render={() => "x"} />, names)).toBeUndefined();
  expect(printCode(<Tag at={new Map()} />, names)).toBeUndefined();
});

test("prints nothing with a class, whose name changes with each build", () => {
  expect(printCode(<Tag className="_9jg6llc" />, names)).toBeUndefined();
});

test("prints nothing that is too long to copy", () => {
  expect(printCode(<Tag label={"9".repeat(1001)} />, names)).toBeUndefined();
  expect(printCode(<Tag>{"9".repeat(1001)}</Tag>, names)).toBeUndefined();
  const rows = Array.from({ length: 52 }, (_, index) => <Tag key={index}>Deposit</Tag>);
  expect(printCode(<Tag>{rows}</Tag>, names)?.split("\n")).toHaveLength(MOST_LINES);
  expect(printCode(<Tag>{[...rows, <Tag key="last">Deposit</Tag>]}</Tag>, names)).toBeUndefined();
});

test("writes a text so that JSX reads the same", () => {
  const drawn = (
    <Tag label={"One\nline"} title="5 &amp;lt; 6">
      {"Terms & conditions, &nbsp;"}
    </Tag>
  );
  expect(printCode(drawn, names)).toContain('label={"One\\nline"} title={"5 &lt; 6"}');
  expect(printCode(drawn, names)).toContain('{"Terms & conditions, &nbsp;"}');
});
