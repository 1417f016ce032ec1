import type { ReactNode } from "react";
import { expect, test } from "vitest";
import { type Names, printCode } from "./print-code.ts";

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
const arrow = { d: "M0 0" };
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
