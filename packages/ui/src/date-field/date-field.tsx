import type { ReactNode, Ref } from "react";
import { I18nProvider } from "react-aria";
import { DateField as AriaDateField } from "react-aria-components";
import type { ChangeDetails } from "../overlay/details.ts";
import { Field } from "../field/field.tsx";
import * as field from "../field/field.css.ts";
import { type FieldProps, useField } from "../field/use-field.ts";
import { useLocale } from "../provider/use-locale.ts";
import { cx } from "../theme/cx.ts";
import { dateLocale, type DateLocaleProps } from "./date-locale.ts";
import { DateParts } from "./date-parts.tsx";
import { dateOf } from "./iso-date.ts";
import { useDate } from "./use-date.ts";
import * as css from "./date-field.css.ts";

export interface DateFieldOwnProps extends DateLocaleProps {
  /** `yyyy-MM-dd` of the Gregorian calendar; the empty string while the date is not whole. */
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string, details: ChangeDetails<"input">) => void;
  /** Read for an empty part: "Empty". */
  emptyLabel: string;
  min?: string;
  max?: string;
  /** Sent with a form under this name. */
  name?: string;
  autoComplete?: string;
  disabled?: boolean;
  readOnly?: boolean;
  size?: "sm" | "md" | "lg";
  /** After the date: a button that opens a calendar. */
  end?: ReactNode;
  ref?: Ref<HTMLDivElement>;
}
export type DateFieldProps = FieldProps & DateFieldOwnProps;

/**
 * A date by keyboard, part by part, in the order of the page's language (BaizeProvider's `locale`).
 * `className` and `style` land on the field, `ref` on the group of parts. Loads react-aria's dates: import it where it is needed.
 */
export function DateField(props: DateFieldProps) {
  const { frame, control, rest } = useField(props);
  const { emptyLabel, min, max, disabled, readOnly, size = "md", end, calendar, digits, name, autoComplete, ref, ...held } = rest;
  const { date, write, setWhole } = useDate(held);
  const locale = useLocale("DateField");
  const labelled = frame.label ? `${frame.id}-label` : control["aria-labelledby"];
  return (
    <Field {...frame} group>
      <div
        data-component="date-field"
        data-part="control"
        data-disabled={disabled || undefined}
        className={cx(field.box, css.box, field.boxTone[frame.tone ?? "neutral"], field.boxSize[size])}
      >
        <I18nProvider locale={dateLocale(locale, { calendar, digits })}>
          <AriaDateField
            ref={ref}
            id={control.id}
            className={css.dates}
            aria-label={control["aria-label"]}
            aria-labelledby={labelled}
            aria-describedby={control["aria-describedby"]}
            value={date}
            onChange={write}
            minValue={dateOf(min)}
            maxValue={dateOf(max)}
            isDisabled={disabled}
            isReadOnly={readOnly}
            isRequired={frame.required}
            isInvalid={frame.tone === "negative"}
            shouldForceLeadingZeros
            validationBehavior="aria"
            name={name}
            autoComplete={autoComplete}
          >
            <DateParts emptyLabel={emptyLabel} onWhole={setWhole} />
          </AriaDateField>
        </I18nProvider>
        {end ? <span className={field.end}>{end}</span> : null}
      </div>
    </Field>
  );
}
