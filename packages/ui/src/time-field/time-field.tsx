import type { ReactNode, Ref } from "react";
import { I18nProvider } from "react-aria";
import { TimeField as AriaTimeField } from "react-aria-components";
import * as css from "../date-field/date-field.css.ts";
import { dateLocale, type DateLocaleProps } from "../date-field/date-locale.ts";
import { Field } from "../field/field.tsx";
import * as field from "../field/field.css.ts";
import { type FieldProps, useField } from "../field/use-field.ts";
import type { PartMessages } from "../messages/message-types.ts";
import { useMessages } from "../messages/use-messages.ts";
import type { ChangeDetails } from "../overlay/details.ts";
import { useLocale } from "../provider/use-locale.ts";
import { cx } from "../theme/cx.ts";
import { TimeParts } from "./time-parts.tsx";
import { timeOf } from "./time-value.ts";
import { useTime } from "./use-time.ts";

export { type TimeBounds, timeIssue, type TimeIssue } from "./time-issue.ts";

export interface TimeFieldOwnProps extends Pick<DateLocaleProps, "digits"> {
  /** `HH:mm` of 24 hours, with `:ss` where `seconds` is set; the empty string while a part is missing. */
  value?: string;
  /** The first value, where the component holds it. */
  defaultValue?: string;
  /** Called at every change, with the empty string once a part is emptied. */
  onValueChange?: (value: string, details: ChangeDetails<"input">) => void;
  /** Texts in place of those of the provider: `empty` is read for an empty part. */
  messages?: PartMessages<"timeField">;
  /** The first time that is right, `HH:mm`. An earlier one is marked, and `timeIssue` tells the form why. */
  min?: string;
  /** The last time that is right, `HH:mm`. */
  max?: string;
  /** A part for seconds as well. */
  seconds?: boolean;
  /** 12 hours with a half of the day, or 24; without it the language decides. */
  hourCycle?: 12 | 24;
  /** The value is sent with a form under this name. */
  name?: string;
  /** The time can be neither changed nor focused, and is not sent. */
  disabled?: boolean;
  /** The time can be focused and not changed. */
  readOnly?: boolean;
  /** The height and the size of the text. */
  size?: "sm" | "md" | "lg";
  /** Before the time: an icon. */
  startContent?: ReactNode;
  /** After the time: the time zone, a button. */
  endContent?: ReactNode;
  /** The group of parts. */
  ref?: Ref<HTMLDivElement>;
}
export type TimeFieldProps = FieldProps & TimeFieldOwnProps;

/**
 * A time of day by keyboard, part by part, in the order and the hour cycle of the page's language.
 * `className` and `style` land on the field, `ref` on the group of parts. Loads react-aria's dates: import it where it is needed.
 */
export function TimeField(props: TimeFieldProps) {
  const { frame, control, rest } = useField(props);
  const { messages, min, max, seconds = false, hourCycle, disabled, readOnly, size = "md", ...others } = rest;
  const { startContent, endContent, digits, name, ref, ...held } = others;
  const { sent, time, write, setWhole } = useTime(held, seconds);
  const locale = useLocale("TimeField");
  const text = useMessages("timeField", messages);
  return (
    <Field {...frame} group>
      <div
        data-component="time-field"
        data-part="control"
        data-disabled={disabled || undefined}
        className={cx(field.box, css.box, field.boxTone[frame.tone ?? "neutral"], field.boxSize[size])}
      >
        {startContent ? (
          <span data-part="start-content" className={field.start}>
            {startContent}
          </span>
        ) : null}
        <I18nProvider locale={dateLocale(locale, { digits })}>
          <AriaTimeField
            ref={ref}
            id={control.id}
            className={css.dates}
            aria-label={control["aria-label"]}
            aria-labelledby={frame.label ? `${frame.id}-label` : control["aria-labelledby"]}
            aria-describedby={control["aria-describedby"]}
            value={time}
            onChange={write}
            minValue={timeOf(min)}
            maxValue={timeOf(max)}
            granularity={seconds ? "second" : "minute"}
            hourCycle={hourCycle}
            isDisabled={disabled}
            isReadOnly={readOnly}
            isRequired={frame.required}
            isInvalid={frame.tone === "negative"}
            shouldForceLeadingZeros
            validationBehavior="aria"
          >
            <TimeParts empty={text("empty")} onWhole={setWhole} />
          </AriaTimeField>
        </I18nProvider>
        {endContent ? (
          <span data-part="end-content" className={field.end}>
            {endContent}
          </span>
        ) : null}
        {/* react-aria's own input always sends seconds. */}
        {name ? <input type="hidden" name={name} value={sent} disabled={disabled} /> : null}
      </div>
    </Field>
  );
}
