import { TimeField } from "@baize/ui/time-field";

export const example = <TimeField label="Time" onValueChange={(value) => console.log(value)} />;
