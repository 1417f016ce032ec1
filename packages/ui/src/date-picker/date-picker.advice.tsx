import { CalendarDate } from "@internationalized/date";
import { Group } from "../group/group.tsx";
import { useMessages } from "../messages/use-messages.ts";
import { NativeSelect } from "../native-select/native-select.tsx";
import * as popover from "../popover/popover.css.ts";
import { Stack } from "../stack/stack.tsx";
import type { Advice } from "../story/advice.tsx";
import { TextField } from "../text-field/text-field.tsx";
import { DatePicker } from "./date-picker.tsx";
import { DayCalendar } from "./day-calendar.tsx";

const birthday = <DatePicker label="Birthday" defaultValue="2001-11-05" />;
const stay = () => undefined;

/** The calendar in the page: an open one is drawn over the window. */
function StillCalendar() {
  const text = useMessages("calendar");
  return (
    <div className={popover.panel} style={{ maxInlineSize: "100%", padding: 8 }}>
      <DayCalendar value={new CalendarDate(2001, 11, 5)} min={null} max={null} text={text} onChoose={stay} />
    </div>
  );
}

/** Drawn on the page of the component. */
export const advice: readonly Advice[] = [
  {
    good: {
      says: "The keyboard writes a date, and the calendar waits behind its button.",
      scene: (
        <Stack gap={4}>
          {birthday}
          <TextField label="Payee name" defaultValue="Ananya Rao" />
        </Stack>
      ),
    },
    bad: {
      says: "A calendar that opens by itself covers the next field.",
      scene: (
        <Stack gap={1}>
          {birthday}
          <StillCalendar />
        </Stack>
      ),
    },
  },
  {
    good: { says: "One field: a date is typed, pasted or chosen.", scene: birthday },
    bad: {
      says: "Three lists: three presses each, and 31 February can be chosen.",
      scene: (
        <Group>
          <NativeSelect label="Day" options={[{ value: "31", label: "31" }]} defaultValue="31" />
          <NativeSelect label="Month" options={[{ value: "2", label: "February" }]} defaultValue="2" />
          <NativeSelect label="Year" options={[{ value: "2001", label: "2001" }]} defaultValue="2001" />
        </Group>
      ),
    },
  },
];
