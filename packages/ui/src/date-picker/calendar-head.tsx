import { Button, CalendarMonthPicker, CalendarYearPicker } from "react-aria-components";
import { caretLeft, caretRight } from "../icon/art.gen.ts";
import { Icon } from "../icon/icon.tsx";
import type { MessageText } from "../messages/message-types.ts";
import * as css from "./date-picker.css.ts";

interface PickProps {
  label: string;
  value: string | number;
  items: ReadonlyArray<{ readonly id: number; readonly formatted: string }>;
  onChange: (key: number) => void;
}

/** A year may be decades away: the system's list is nearer than four hundred presses on an arrow. */
function Pick({ label, value, items, onChange }: PickProps) {
  return (
    <select
      data-part="select"
      aria-label={label}
      className={css.pick}
      value={value}
      onChange={(event) => onChange(Number(event.currentTarget.value))}
    >
      {items.map((item) => (
        <option data-part="option" key={item.id} value={item.id} className={css.option}>
          {item.formatted}
        </option>
      ))}
    </select>
  );
}

/** Month and year to go to, and arrows. Inside a react-aria calendar of one day or of a range. */
export function CalendarHead({ text }: { text: MessageText<"calendar"> }) {
  return (
    <div data-part="head" className={css.head}>
      <Button slot="previous" aria-label={text("previousMonth")} className={css.turn}>
        <Icon art={caretLeft} size="md" flip />
      </Button>
      <span data-part="place" className={css.place}>
        <CalendarMonthPicker format="long">{(month) => <Pick {...month} label={text("month")} />}</CalendarMonthPicker>
        <CalendarYearPicker visibleYears={120}>{(year) => <Pick {...year} label={text("year")} />}</CalendarYearPicker>
      </span>
      <Button slot="next" aria-label={text("nextMonth")} className={css.turn}>
        <Icon art={caretRight} size="md" flip />
      </Button>
    </div>
  );
}
