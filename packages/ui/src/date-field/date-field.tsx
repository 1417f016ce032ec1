import type { ReactNode, Ref } from "react";
import { I18nProvider } from "react-aria";
import { DateField as AriaDateField } from "react-aria-components";
import type { ChangeDetails } from "../overlay/details.ts";
import { Field } from "../field/field.tsx";
import * as field from "../field/field.css.ts";
import { type FieldProps, useField } from "../field/use-field.ts";
import type { PartMessages } from "../messages/message-types.ts";
import { useMessages } from "../messages/use-messages.ts";
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
  /** The date at first, `yyyy-MM-dd`, when the field holds it itself. */
  defaultValue?: string;
  /** Called with the date as `yyyy-MM-dd`, or with the empty string while it is not whole. */
  onValueChange?: (value: string, details: ChangeDetails<"input">) => void;
  /** Texts in place of those of the provider: what is read for an empty part. */
  messages?: PartMessages<"dateField">;
  /** The first day that is valid, `yyyy-MM-dd`, itself included. */
  min?: string;
  /** The last day that is valid, `yyyy-MM-dd`, itself included. */
  max?: string;
  /** Sent with a form under this name. */
  name?: string;
  /** The browser's autofill token: `bday`. */
  autoComplete?: string;
  /** Cannot be focused or changed, and is not sent with a form. */
  disabled?: boolean;
  /** Can be focused and read, but not changed. */
  readOnly?: boolean;
  /** The height of the control and the size of its text. */
  size?: "sm" | "md" | "lg";
  /** After the date: a button that opens a calendar. */
  endContent?: ReactNode;
  ref?: Ref<HTMLDivElement>;
}
export type DateFieldProps = FieldProps & DateFieldOwnProps;

/**
 * A date by keyboard, part by part, in the order of the page's language (BaizeProvider's `locale`).
 * `className` and `style` land on the field, `ref` on the group of parts. Loads react-aria's dates: import it where it is needed.
 */
export function DateField(props: DateFieldProps) {
  const { frame, control, rest } = useField(props);
  const {
    messages,
    min,
    max,
    disabled,
    readOnly,
    size = "md",
    endContent,
    calendar,
    digits,
    name,
    autoComplete,
    ref,
    ...held
  } = rest;
  const { date, write, setWhole } = useDate(held);
  const text = useMessages("dateField", messages);
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
            <DateParts empty={text("empty")} onWhole={setWhole} />
          </AriaDateField>
        </I18nProvider>
        {endContent ? (
          <span data-part="end-content" className={field.end}>
            {endContent}
          </span>
        ) : null}
      </div>
    </Field>
  );
}
