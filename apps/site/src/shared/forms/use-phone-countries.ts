import { useMemo } from "react";
import type { PhoneCountry } from "@baize/ui/phone-field";
import { useLanguage } from "../language/language.ts";
import { useRead } from "../api/use-read.ts";

/** Countries whose numbers the brand accepts, its own first, named in the person's language. */
export function usePhoneCountries(dialingCodes: readonly string[]): PhoneCountry[] {
  const { tag } = useLanguage();
  const { data } = useRead("system.countryCodes", {}, { staleTime: Number.POSITIVE_INFINITY });
  return useMemo(() => {
    const names = new Intl.DisplayNames([tag, "en"], { type: "region" });
    const known = data?.items ?? [];
    return dialingCodes.flatMap((dial) =>
      known
        .filter((country) => country.dialingCode === dial)
        .map(({ iso }) => ({ code: iso, dial: dial.replace("+", ""), name: names.of(iso) ?? iso })),
    );
  }, [data, dialingCodes, tag]);
}
