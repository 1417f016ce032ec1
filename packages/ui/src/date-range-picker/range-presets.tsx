import { ToggleGroup } from "radix-ui";
import { isRangePreset, type RangePreset } from "@baize/domain/calendar/range";
import { daysOf, isNoRange, type RangeSetting } from "../date-range/date-range.ts";
import { useDirection } from "../provider/use-direction.ts";
import * as css from "../toggle-group/toggle-group.css.ts";
import { cx } from "../theme/cx.ts";
import type { RangeChoice } from "./range-choice.ts";

interface RangePresetsProps {
  label: string;
  choices: readonly RangeChoice[];
  value: string;
  setting: RangeSetting;
  onChoose: (preset: RangePreset) => void;
}

/** Common periods. A period without an allowed day is disabled. */
export function RangePresets({ label, choices, value, setting, onChoose }: RangePresetsProps) {
  const { direction, ref } = useDirection("DateRangePicker");
  const choose = (name: string) => isRangePreset(name) && onChoose(name);
  return (
    <ToggleGroup.Root
      type="single"
      data-part="presets"
      ref={ref}
      dir={direction}
      aria-label={label}
      value={value}
      // A press on the chosen period would turn it off; the person wants it again.
      onValueChange={(next) => choose(next || value)}
      className={css.root}
    >
      {choices.map(({ preset, label: name }) => (
        <ToggleGroup.Item
          key={preset}
          value={preset}
          disabled={isNoRange(daysOf(preset, setting))}
          className={cx(css.item, css.size.sm)}
        >
          {name}
        </ToggleGroup.Item>
      ))}
    </ToggleGroup.Root>
  );
}
