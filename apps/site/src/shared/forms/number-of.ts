import type { PhoneValue } from "@baize/ui/phone-field";

/** A telephone number as calls take it. */
export const numberOf = ({ number, dial }: PhoneValue) => ({ mobileNum: number, countryDialingCode: `+${dial}` });
