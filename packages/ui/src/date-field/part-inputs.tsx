import { useEffect, useEffectEvent } from "react";
import { DateInput, DateSegment, type DateFieldState, type TimeFieldState } from "react-aria-components";
import * as css from "./date-field.css.ts";

export interface PartsProps {
  /** Read for an empty part. */
  empty: string;
  /** Whether every part has a value; react-aria itself reports nothing when a part is cleared. */
  onWhole: (whole: boolean) => void;
}
export interface PartInputsProps extends PartsProps {
  state: DateFieldState | TimeFieldState | null;
}

/** The parts of a date or a time, in the order of the language. */
export function PartInputs({ state, empty, onWhole }: PartInputsProps) {
  const whole = state?.segments.every((segment) => !segment.isEditable || !segment.isPlaceholder) ?? false;
  const report = useEffectEvent(onWhole);
  useEffect(() => report(whole), [whole]);
  return (
    <DateInput className={css.input}>
      {(segment) => (
        <DateSegment
          segment={segment}
          className={css.segment}
          render={(dom) => <span {...dom} aria-valuetext={segment.isPlaceholder ? empty : dom["aria-valuetext"]} />}
        />
      )}
    </DateInput>
  );
}
