import { DatePicker } from "@baize/ui/date-picker";

export const example = <DatePicker label="Day" onValueChange={(value) => console.log(value)} />;
