import type { PhoneCountry } from "@baize/ui/phone-field";
import { useRead } from "../api/use-read.ts";
import { usePhoneCountries } from "./use-phone-countries.ts";
import { useWhitelabel } from "../brand/use-whitelabel.ts";

const none: readonly string[] = [];

/** Countries whose numbers the brand accepts, none until loaded; only the first where the brand offers no choice. */
export function useBrandCountries(): { countries: PhoneCountry[]; read: ReturnType<typeof useRead<"register.settings">> } {
  const read = useRead("register.settings", {});
  const { data: brand } = useWhitelabel();
  const all = usePhoneCountries(read.data?.countryDialingCodes ?? none);
  return { countries: brand?.features.countryCodeSelector === false ? all.slice(0, 1) : all, read };
}
