import { lazy, Suspense, useId, useState } from "react";
import { Button } from "../button/button.tsx";
import { type RangeProblem, rangeProblem, type WrittenRange } from "../date-range/date-range.ts";
import { FieldMessage } from "../field/field.tsx";
import { Spinner } from "../spinner/spinner.tsx";
import { TextField } from "../text-field/text-field.tsx";
import type { RangeDatesProps } from "./range-dates-props.ts";
import { boundsText } from "./range-text.ts";
import * as css from "./date-range-picker.css.ts";

/** Without a network for the calendar's code the browser's own date fields do. */
function WrittenDates({ draft, onDraft, invalid, describedBy, setting, text }: RangeDatesProps) {
  const shared = {
    type: "date" as const,
    size: "sm" as const,
    min: setting.min,
    max: setting.max,
    tone: invalid ? ("negative" as const) : undefined,
    "aria-describedby": describedBy,
  };
  return (
    <div data-part="dates" className={css.dates}>
      <TextField {...shared} label={text("from")} value={draft.from} onValueChange={(from) => onDraft({ ...draft, from })} />
      <TextField {...shared} label={text("to")} value={draft.to} onValueChange={(to) => onDraft({ ...draft, to })} />
    </div>
  );
}

const loadDates = () => import("./range-dates.tsx");
/** Loads the calendar's code before the panel opens. A failed load is handled when it opens. */
export const prepareDates = () => void loadDates().catch(() => undefined);
const RangeDates = lazy(async () => {
  try {
    return await loadDates();
  } catch {
    return { default: WrittenDates };
  }
});

interface RangeFormProps extends Pick<RangeDatesProps, "look" | "setting" | "text"> {
  /** The current range. */
  days: WrittenRange;
  onApply: (days: WrittenRange) => void;
  /** Without it the range cannot be cleared. */
  onClear: (() => void) | undefined;
}

/** Two chosen days. They count when applied, so that nothing reloads at each key; an invalid pair is refused with its reason. */
export function RangeForm({ days, onApply, onClear, look, setting, text }: RangeFormProps) {
  const [draft, setDraft] = useState(days);
  const [problem, setProblem] = useState<RangeProblem>();
  const id = useId();
  const change = (next: WrittenRange) => {
    setDraft(next);
    // A date is often invalid while it is typed; only an error that is already shown is updated.
    if (problem) setProblem(rangeProblem(next, setting));
  };
  const problemText = (wrong: RangeProblem) => (wrong === "bounds" ? boundsText(setting, text, look) : text(wrong));
  const apply = () => {
    const wrong = rangeProblem(draft, setting);
    setProblem(wrong);
    if (!wrong) onApply(draft);
  };
  return (
    <div data-part="form" className={css.form}>
      <Suspense fallback={<Waiting label={text("loading")} />}>
        <RangeDates
          draft={draft}
          onDraft={change}
          onEnter={apply}
          describedBy={`${id}-message`}
          invalid={problem !== undefined}
          {...{ look, setting, text }}
        />
      </Suspense>
      <FieldMessage id={id} tone={problem ? "negative" : "neutral"}>
        {problem ? problemText(problem) : null}
      </FieldMessage>
      <div data-part="actions" className={css.actions}>
        {onClear ? (
          <Button variant="ghost" size="sm" onClick={onClear}>
            {text("none")}
          </Button>
        ) : null}
        <Button variant="primary" size="sm" onClick={apply}>
          {text("apply")}
        </Button>
      </div>
    </div>
  );
}

function Waiting({ label }: { label: string }) {
  return (
    <output data-part="waiting" className={css.waiting}>
      <Spinner /> {label}
    </output>
  );
}
