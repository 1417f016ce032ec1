import { DateField } from "@baize/ui/date-field";

export const example = <DateField label="Birthday" onValueChange={(value) => console.log(value)} />;
