import { useState } from "react";
import { I18nProvider } from "react-aria";
import { Button } from "../button/button.tsx";
import { DateField, type DateFieldOwnProps } from "../date-field/date-field.tsx";
import { dateLocale } from "../date-field/date-locale.ts";
import { dateOf, isoOf } from "../date-field/iso-date.ts";
import type { ChangeDetails } from "../overlay/details.ts";
import * as field from "../field/field.css.ts";
import type { FieldProps } from "../field/use-field.ts";
import { useValue } from "../field/use-value.ts";
import { calendarBlank } from "../icon/art.gen.ts";
import { Icon } from "../icon/icon.tsx";
import type { PartMessages } from "../messages/message-types.ts";
import { useMessages } from "../messages/use-messages.ts";
import { Popover } from "../popover/popover.tsx";
import { useLocale } from "../provider/use-locale.ts";
import { cx } from "../theme/cx.ts";
import { DayCalendar } from "./day-calendar.tsx";

export interface DatePickerOwnProps extends Omit<DateFieldOwnProps, "end" | "messages" | "onValueChange"> {
  /** Texts in place of those of the provider: the calendar's. */
  messages?: PartMessages<"calendar">;
  /** `input`: written part by part. `choose`: a day of the calendar. */
  onValueChange?: (value: string, details: ChangeDetails<"input" | "choose">) => void;
}
export type DatePickerProps = FieldProps & DatePickerOwnProps;

/** A date by keyboard or from a calendar. `className` and `style` land on the field, `ref` on the group of parts. */
export function DatePicker({ messages, value, defaultValue, onValueChange, ...props }: DatePickerProps) {
  const [date, change] = useValue({ value, defaultValue, onValueChange }, "");
  const text = useMessages("calendar", messages);
  const [open, setOpen] = useState(false);
  const locale = useLocale("DatePicker");
  return (
    <DateField
      {...props}
      value={date}
      onValueChange={(next, details) => {
        if (!change(next, "input", details.event)) details.cancel();
      }}
      endContent={
        <Popover
          label={text("calendar")}
          align="end"
          open={open}
          onOpenChange={setOpen}
          trigger={
            <Button
              variant="ghost"
              size="sm"
              aria-label={text("calendar")}
              disabled={props.disabled || props.readOnly}
              className={cx(field.inset, field.insetIcon)}
            >
              <Icon art={calendarBlank} size="md" />
            </Button>
          }
        >
          <I18nProvider locale={dateLocale(locale, props)}>
            <DayCalendar
              value={dateOf(date)}
              min={dateOf(props.min)}
              max={dateOf(props.max)}
              text={text}
              onChoose={(chosen) => {
                change(isoOf(chosen), "choose");
                setOpen(false);
              }}
            />
          </I18nProvider>
        </Popover>
      }
    />
  );
}
