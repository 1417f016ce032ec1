import { DateRangePicker } from "@baize/ui/date-range-picker";

export const example = <DateRangePicker label="Period" onValueChange={(value) => console.log(value)} />;
