import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from "libphonenumber-js/min";
import type { PhoneValue } from "./phone-value.ts";

function parse({ country, dial, number }: PhoneValue) {
  const known: CountryCode | undefined = isSupportedCountry(country) ? country : undefined;
  return parsePhoneNumberFromString(`+${dial}${number}`, known);
}

/** Whether the number can be dialled by the numbering plan of its country. */
export const isPhoneValid = (value: PhoneValue): boolean => parse(value)?.isValid() ?? false;
/** The national number as the country writes it, without the trunk prefix that is not dialled from abroad: "98200 41576". */
export function formatPhone(value: PhoneValue): string {
  const phone = parse(value);
  return phone ? phone.formatInternational().slice(phone.countryCallingCode.length + 2) : value.number;
}
/** The number as it is dialled after the code: a trunk prefix that was written ("098200 41576" in India) is left out. */
export function nationalNumber(value: PhoneValue): string {
  const phone = parse(value);
  return phone?.isValid() ? phone.nationalNumber : value.number;
}
