import type { HTMLAttributes, ReactNode, Ref } from "react";
import { ToggleGroup } from "radix-ui";
import type { ChangeDetails } from "../overlay/details.ts";
import { useValue } from "../field/use-value.ts";
import { checkChoices } from "../overlay/misuse.ts";
import { useDirection } from "../provider/use-direction.ts";
import { cx } from "../theme/cx.ts";
import * as css from "./segmented-control.css.ts";

/** One segment of the strip. */
export interface SegmentedControlItem {
  readonly value: string;
  /** On the segment: "7 days". */
  readonly label: string;
  /** Before the label: an Icon. */
  readonly icon?: ReactNode;
  readonly disabled?: boolean;
}
export interface SegmentedControlProps extends Omit<HTMLAttributes<HTMLDivElement>, "defaultValue" | "dir" | "onChange"> {
  /** The name of the group, "Period". */
  "aria-label": string;
  /** The choices, in order. */
  items: readonly SegmentedControlItem[];
  /** The value of the chosen segment, when the caller holds it. */
  value?: string;
  /** The value of the segment that is chosen at first, when the component holds it itself. */
  defaultValue?: string;
  /** Called with the value of the chosen item. */
  onValueChange?: (value: string, details: ChangeDetails<"choose">) => void;
  /** The height and the size of the text. */
  size?: "sm" | "md";
  /** As wide as its container, in equal parts. */
  fullWidth?: boolean;
  /** None of the segments can be chosen. */
  disabled?: boolean;
  ref?: Ref<HTMLDivElement>;
}

/** Two to five choices in one strip; one is always on. Rest props and `ref` land on the strip. */
export function SegmentedControl({
  items,
  size = "sm",
  fullWidth,
  className,
  value,
  defaultValue,
  onValueChange,
  ref: own,
  ...rest
}: SegmentedControlProps) {
  const { direction, ref } = useDirection("SegmentedControl", own);
  const [chosen, choose] = useValue({ value, defaultValue, onValueChange }, items[0]?.value ?? "");
  if (process.env.NODE_ENV !== "production")
    checkChoices(
      "SegmentedControl",
      items.map((item) => item.value),
      chosen,
    );
  return (
    <ToggleGroup.Root
      type="single"
      data-component="segmented-control"
      ref={ref}
      dir={direction}
      value={chosen}
      // A press on the chosen item would turn it off and leave nothing chosen.
      onValueChange={(next) => next !== "" && choose(next, "choose")}
      className={cx(css.root, fullWidth && css.fullWidth, className)}
      {...rest}
    >
      {items.map((item) => (
        <ToggleGroup.Item
          key={item.value}
          value={item.value}
          disabled={item.disabled}
          data-part="item"
          className={cx(css.item, css.size[size])}
        >
          {item.icon}
          {item.label}
        </ToggleGroup.Item>
      ))}
    </ToggleGroup.Root>
  );
}
