import { type ButtonHTMLAttributes, type Ref, useId, useState } from "react";
import { formatDate, dateAt } from "@baize/domain/calendar/date";
import { isRangePreset } from "@baize/domain/calendar/range";
import type { DateLocaleProps } from "../date-field/date-locale.ts";
import { dateOf } from "../date-field/iso-date.ts";
import { type DateRangeValue, daysOf, isNoRange, noRange, type RangeSetting } from "../date-range/date-range.ts";
import { Field } from "../field/field.tsx";
import * as field from "../field/field.css.ts";
import { type FieldControl, type FieldFrame, type FieldKey, type FieldProps, useField } from "../field/use-field.ts";
import { useValue } from "../field/use-value.ts";
import { calendarBlank } from "../icon/art.gen.ts";
import { Icon } from "../icon/icon.tsx";
import type { ChangeDetails } from "../overlay/details.ts";
import type { PartMessages } from "../messages/message-types.ts";
import { useMessages } from "../messages/use-messages.ts";
import { warn } from "../overlay/warn.ts";
import { Popover } from "../popover/popover.tsx";
import { useLocale } from "../provider/use-locale.ts";
import { cx } from "../theme/cx.ts";
import { prepareDates, RangeForm } from "./range-form.tsx";
import { RangePresets } from "./range-presets.tsx";
import { rangeText } from "./range-text.ts";
import type { RangeChoice } from "./range-choice.ts";
import * as css from "./date-range-picker.css.ts";

export type { RangeChoice } from "./range-choice.ts";
export type { RangePreset } from "@baize/domain/calendar/range";

/** `preset`: a common period was chosen. `dates`: two days were applied. `clear`: the button that empties the field. */
export type DateRangeReason = "preset" | "dates" | "clear";

export interface DateRangePickerOwnProps
  extends
    DateLocaleProps,
    Omit<ButtonHTMLAttributes<HTMLButtonElement>, FieldKey | "value" | "defaultValue" | "onChange" | "children" | "type"> {
  /** The id of a preset, which moves with today, or two days, which stay. Two empty days are no range. */
  value?: DateRangeValue;
  /** The range at first, a preset's id or two days, when the field holds it itself. */
  defaultValue?: DateRangeValue;
  /** `preset`: the id. `dates`: two days in order and within the bounds. `clear`: two empty days. */
  onValueChange?: (value: DateRangeValue, details: ChangeDetails<DateRangeReason>) => void;
  /** The presets that are offered, in their order. */
  presets?: readonly RangeChoice[];
  /** Texts in place of those of the provider: "Choose dates", the errors of typed dates. */
  messages?: PartMessages<"dateRangePicker">;
  /** The business day now, `yyyy-MM-dd`; the device's own without it. */
  today?: string;
  /** The first day that may be chosen, `yyyy-MM-dd`, itself included. */
  min?: string;
  /** The last day that may be chosen, `yyyy-MM-dd`, itself included. */
  max?: string;
  /** The height of the control and the size of its text. */
  size?: keyof typeof field.boxSize;
  ref?: Ref<HTMLButtonElement>;
}
export type DateRangePickerProps = FieldProps & DateRangePickerOwnProps;

const nothing: readonly RangeChoice[] = [];
const deviceToday = () => formatDate(dateAt(Date.now(), Intl.DateTimeFormat().resolvedOptions().timeZone));

function check(value: DateRangeValue, { today, min, max }: RangeSetting): void {
  const wrong = Object.entries({ today, min, max }).filter(([, day]) => day !== undefined && !dateOf(day));
  for (const [name] of wrong) {
    warn(`DateRangePicker: \`${name}\` is no day, so the range is reckoned without it. Give \`yyyy-MM-dd\`, or leave it out.`);
  }
  if (min && max && max < min) warn("DateRangePicker: `max` is before `min`, so no day can be chosen. Exchange them.");
  if (typeof value === "string" && !isRangePreset(value)) {
    warn("DateRangePicker: `value` is no preset, so no dates are shown. Check what comes from an address with `isRangePreset`.");
  }
}

/** The name of the button, before the chosen range: the label, an element elsewhere, or the button's own `aria-label`. */
function nameId({ id, label }: FieldFrame, { "aria-labelledby": elsewhere }: FieldControl): string {
  return label ? `${id}-label` : (elsewhere ?? id);
}

/**
 * A span of days: a common period, or two days from a calendar or the keyboard; the first and the last day are included.
 * `className` and `style` land on the field, `ref` and the rest on the button. The calendar's code loads when it is opened.
 */
export function DateRangePicker(props: DateRangePickerProps) {
  const { frame, control, rest } = useField(props);
  const { value, defaultValue, onValueChange, presets = nothing, messages, today = deviceToday(), min, max, ...others } = rest;
  const { size = "md", calendar, digits, onPointerEnter, onFocus, ...attributes } = others;
  const [chosen, change] = useValue<DateRangeValue, DateRangeReason>({ value, defaultValue, onValueChange }, noRange);
  const [open, setOpen] = useState(false);
  const text = useMessages("dateRangePicker", messages);
  const locale = useLocale("DateRangePicker");
  const summaryId = useId();
  const look = { calendar, digits };
  const setting = { today, locale, min, max };
  if (process.env.NODE_ENV !== "production") check(chosen, setting);
  const days = daysOf(chosen, setting);
  const name = presets.find((choice) => choice.preset === chosen)?.label;
  const settle = (next: DateRangeValue, reason: DateRangeReason) => {
    change(next, reason);
    setOpen(false);
  };
  const clear = frame.required || isNoRange(days) ? undefined : () => settle(noRange, "clear");
  const trigger = (
    <button
      type="button"
      id={control.id}
      data-component="date-range-picker"
      data-placeholder={isNoRange(days) || undefined}
      className={cx(field.box, css.trigger, field.boxTone[frame.tone ?? "neutral"], field.boxSize[size])}
      aria-label={control["aria-label"]}
      aria-labelledby={`${nameId(frame, control)} ${summaryId}`}
      aria-describedby={control["aria-describedby"]}
      {...attributes}
      onPointerEnter={(event) => {
        prepareDates();
        onPointerEnter?.(event);
      }}
      onFocus={(event) => {
        prepareDates();
        onFocus?.(event);
      }}
    >
      <span data-part="summary" id={summaryId} className={css.summary}>
        {name ? <span data-part="preset">{name}</span> : null}
        {name ? " " : null}
        <bdi data-part="days" className={css.days}>
          {rangeText(days, text, locale, look)}
        </bdi>
      </span>
      <Icon art={calendarBlank} size="md" className={css.sign} />
    </button>
  );
  return (
    <Field {...frame}>
      <Popover label={text("panel")} open={open} onOpenChange={setOpen} className={css.panel} trigger={trigger}>
        {presets.length > 0 ? (
          <RangePresets
            label={text("presets")}
            choices={presets}
            value={typeof chosen === "string" ? chosen : ""}
            setting={setting}
            onChoose={(preset) => settle(preset, "preset")}
          />
        ) : null}
        <RangeForm days={days} onApply={(next) => settle(next, "dates")} onClear={clear} {...{ look, setting, text }} />
      </Popover>
    </Field>
  );
}
