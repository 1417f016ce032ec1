import type { HTMLAttributes, ReactNode, Ref } from "react";
import { ToggleGroup as Radix } from "radix-ui";
import { useValue } from "../field/use-value.ts";
import type { ChangeDetails } from "../overlay/details.ts";
import { warn } from "../overlay/warn.ts";
import { useDirection } from "../provider/use-direction.ts";
import { cx } from "../theme/cx.ts";
import * as css from "./toggle-group.css.ts";

/** One button of the group, on or off. */
export interface ToggleGroupItem {
  readonly value: string;
  /** On the button: "Live". */
  readonly label: string;
  /** Before the label: an Icon. */
  readonly icon?: ReactNode;
  readonly disabled?: boolean;
}
export interface ToggleGroupProps extends Omit<HTMLAttributes<HTMLDivElement>, "defaultValue" | "dir" | "onChange"> {
  /** The name of the group, "Providers". */
  "aria-label": string;
  /** The buttons, in order. */
  items: readonly ToggleGroupItem[];
  /** The chosen ones, in the order of their item. */
  value?: readonly string[];
  /** The pressed values at first, when the group holds them itself. */
  defaultValue?: readonly string[];
  /** Called with all pressed values after each press. */
  onValueChange?: (value: readonly string[], details: ChangeDetails<"toggle">) => void;
  /** The height and the size of the text. Without it `sm`. */
  size?: keyof typeof css.size;
  /** None of the buttons can be pressed. */
  disabled?: boolean;
  ref?: Ref<HTMLDivElement>;
}

const none: readonly string[] = [];

function check(items: readonly ToggleGroupItem[]): void {
  if (new Set(items.map((item) => item.value)).size === items.length) return;
  warn("ToggleGroup: two choices have the same `value`, so pressing one puts both on. Give each a value of its own.");
}

/** Any number of choices that are on or off: none, some or all. Exactly one of them is SegmentedControl. Rest props and `ref` land on the group. */
export function ToggleGroup(props: ToggleGroupProps) {
  const { items, size = "sm", className, value, defaultValue, onValueChange, ref: own, ...rest } = props;
  const { direction, ref } = useDirection("ToggleGroup", own);
  const [on, change] = useValue({ value, defaultValue, onValueChange }, none);
  if (process.env.NODE_ENV !== "production") check(items);
  return (
    <Radix.Root
      type="multiple"
      data-component="toggle-group"
      ref={ref}
      dir={direction}
      value={[...on]}
      onValueChange={(next) => change(next, "toggle")}
      className={cx(css.root, className)}
      {...rest}
    >
      {items.map((item) => (
        <Radix.Item
          key={item.value}
          value={item.value}
          disabled={item.disabled}
          data-part="item"
          className={cx(css.item, css.size[size])}
        >
          {item.icon}
          {item.label}
        </Radix.Item>
      ))}
    </Radix.Root>
  );
}
