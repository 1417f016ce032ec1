import { NumberEntry } from "@baize/ui/number-entry";

export const example = <NumberEntry label="Numbers of 2 digits" rules={{ digits: 2 }} defaultValue="07 17 25" />;
