import { useContext, useEffect, useEffectEvent } from "react";
import { DateFieldStateContext, DateInput, DateSegment } from "react-aria-components";
import * as css from "./date-field.css.ts";

interface DatePartsProps {
  emptyLabel: string;
  /** Whether every part has a value; react-aria itself reports nothing when a part is cleared. */
  onWhole: (whole: boolean) => void;
}

/** The parts of a date, in the order of the language. */
export function DateParts({ emptyLabel, onWhole }: DatePartsProps) {
  const state = useContext(DateFieldStateContext);
  const whole = state?.segments.every((segment) => !segment.isEditable || !segment.isPlaceholder) ?? false;
  const tell = useEffectEvent(onWhole);
  useEffect(() => tell(whole), [whole]);
  return (
    <DateInput className={css.input}>
      {(segment) => (
        <DateSegment
          segment={segment}
          className={css.segment}
          render={(dom) => <span {...dom} aria-valuetext={segment.isPlaceholder ? emptyLabel : dom["aria-valuetext"]} />}
        />
      )}
    </DateInput>
  );
}
