import { type HTMLAttributes, type ReactNode, type Ref, useEffect, useRef } from "react";
import { ToggleGroup } from "radix-ui";
import { useComposedRefs } from "radix-ui/internal";
import { useValue } from "../field/use-value.ts";
import type { ChangeDetails } from "../overlay/details.ts";
import { checkChoices } from "../overlay/misuse.ts";
import { useDirection } from "../provider/use-direction.ts";
import { cx } from "../theme/cx.ts";
import { revealInRow } from "../theme/reveal-in-row.ts";
import * as css from "./pill-group.css.ts";

/** One pill of the group. */
export interface PillGroupItem {
  readonly value: string;
  /** On the pill: "Popular". */
  readonly label: string;
  /** Drawn in place of the label, with the same words: a VendorMark. */
  readonly mark?: ReactNode;
  /** How many it holds, already written: "38". */
  readonly count?: string;
}
export interface PillGroupProps extends Omit<HTMLAttributes<HTMLDivElement>, "defaultValue" | "dir" | "onChange"> {
  /** The name of the group, "Provider". */
  "aria-label": string;
  /** The choices, in order. */
  items: readonly PillGroupItem[];
  /** The value of the chosen pill, when the caller holds it. */
  value?: string;
  /** The value of the pill that is chosen at first, when the component holds it itself. */
  defaultValue?: string;
  /** Called with the value of the chosen pill. */
  onValueChange?: (value: string, details: ChangeDetails<"choose">) => void;
  /** The height of the pills and the size of their text. */
  size?: "sm" | "md" | "lg";
  ref?: Ref<HTMLDivElement>;
}

/** One choice of many, in a row that scrolls sideways; one is always on, and in view. Rest props land on the row. */
export function PillGroup(props: PillGroupProps) {
  const { items, size = "sm", className, value, defaultValue, onValueChange, ref: own, ...rest } = props;
  const row = useRef<HTMLDivElement>(null);
  const { direction, ref } = useDirection("PillGroup", useComposedRefs(row, own));
  const [chosen, choose] = useValue({ value, defaultValue, onValueChange }, items[0]?.value ?? "");
  if (process.env.NODE_ENV !== "production")
    checkChoices(
      "PillGroup",
      items.map((item) => item.value),
      chosen,
    );
  const many = items.length;
  useEffect(() => {
    // Again when more pills come, which may move the chosen one.
    if (many === 0) return;
    const pill = row.current?.querySelector(`[data-pill="${CSS.escape(chosen)}"]`);
    if (row.current && pill) revealInRow(row.current, pill);
  }, [chosen, many]);
  return (
    <ToggleGroup.Root
      type="single"
      ref={ref}
      data-component="pill-group"
      dir={direction}
      value={chosen}
      // A press on the chosen pill would turn it off and leave nothing chosen.
      onValueChange={(next) => next !== "" && choose(next, "choose")}
      className={cx(css.root, className)}
      {...rest}
    >
      {items.map(({ value: one, label, mark, count }) => (
        <ToggleGroup.Item key={one} value={one} data-part="item" data-pill={one} className={cx(css.item, css.itemSize[size])}>
          <span data-part="label" className={css.label}>
            {mark ?? label}
          </span>
          {count === undefined ? null : (
            <span data-part="count" className={css.count}>
              {count}
            </span>
          )}
        </ToggleGroup.Item>
      ))}
    </ToggleGroup.Root>
  );
}
