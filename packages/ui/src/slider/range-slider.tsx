import { Field } from "../field/field.tsx";
import { type FieldProps, useField } from "../field/use-field.ts";
import { useValue } from "../field/use-value.ts";
import { type ChangeDetails, changeDetails, isAccepted } from "../overlay/details.ts";
import { type SliderShape, SliderTrack } from "./slider-track.tsx";
import { withoutRequired } from "./slider.tsx";
import { snapped } from "./slider-values.ts";
import type { SliderReason } from "./use-thumbs.ts";

/** The lower and the upper end, both included. */
export type SliderRange = readonly [least: number, most: number];
export interface RangeSliderOwnProps extends SliderShape {
  /** The two ends, lower first, when the caller holds them. */
  value?: SliderRange;
  /** The two ends at first, lower first, when the slider holds them itself. */
  defaultValue?: SliderRange;
  /** Called with both ends, lower first, on each move. */
  onValueChange?: (value: SliderRange, details: ChangeDetails<SliderReason>) => void;
  /** A thumb was released, or a key pressed: the time to call a server. `details.cancel()` moves it back. */
  onValueCommit?: (value: SliderRange, details: ChangeDetails<SliderReason>) => void;
  /** Names of the two thumbs: "Least", "Most". */
  thumbLabels: readonly [string, string];
  /** The thumbs keep at least this distance. */
  gap?: number;
}
export type RangeSliderProps = FieldProps & RangeSliderOwnProps;

const plain = (value: number) => String(value);
const dash = " – ";
/** Two values, least first; a pair in the wrong order is swapped. */
const pair = ([one = 0, two = one]: readonly number[]): SliderRange => (one <= two ? [one, two] : [two, one]);

/** An approximate range, from a lower to an upper value. `className` and `style` land on the field; both thumbs are `<input>`s of one group. */
export function RangeSlider(props: RangeSliderProps) {
  const { frame, control, rest } = useField(props);
  const { value, defaultValue, onValueChange, onValueCommit, min = 0, max = 100, step = 1, ...others } = rest;
  const { size = "md", format = plain, marks, disabled, thumbLabels, gap, name } = others;
  const bounds = { min, max, step };
  const [held, change] = useValue<SliderRange, SliderReason>({ value, defaultValue, onValueChange }, [min, max]);
  const { id, "aria-label": label, "aria-labelledby": labelledBy, ...thumb } = withoutRequired(control);
  return (
    <Field {...frame} group>
      <fieldset id={id} aria-label={label} aria-labelledby={frame.label ? `${id}-label` : labelledBy}>
        <SliderTrack
          component="range-slider"
          {...{ bounds, size, format, marks, disabled, gap }}
          invalid={control["aria-invalid"]}
          values={pair(held.map((one) => snapped(one, bounds)))}
          thumbs={thumbLabels.map((thumbLabel, index) => ({ ...thumb, name, id: `${id}-${index}`, "aria-label": thumbLabel }))}
          onChange={(next, reason, event) => change(pair(next), reason, event)}
          onCommit={(next, reason, event) => isAccepted(onValueCommit, pair(next), changeDetails(reason, event))}
          between={dash}
        />
      </fieldset>
    </Field>
  );
}
