import { useMemo } from "react";
import type { DynamicFormProps } from "@baize/ui/dynamic-form";
import { api } from "../../shared/api/api.ts";
import { useLanguage } from "../../shared/language/language.ts";
import { personProof } from "../../shared/forms/person-proof.ts";
import { useCodeRequest } from "../../shared/forms/use-code-request.ts";
import { useRead } from "../../shared/api/use-read.ts";
import { useBrandCountries } from "../../shared/forms/use-brand-countries.ts";
import type { PhoneProvider } from "../../shared/forms/use-phone-provider.ts";

type Controls = NonNullable<DynamicFormProps["controls"]>;

type Provider = Pick<PhoneProvider, "send">;

/**
 * The data of the form's special fields: dialling codes, nations, an SMS code, the latest birthday (`yyyy-MM-dd`). `provider`
 * sends the code where the brand has no SMS of its own.
 */
export function useRegisterControls(oldest: string, provider: Provider | undefined): Controls {
  const { tag } = useLanguage();
  const { countries } = useBrandCountries();
  const { data: known } = useRead("system.countryCodes", {}, { staleTime: Number.POSITIVE_INFINITY });
  const request = useCodeRequest();
  const nations = useMemo(() => {
    const names = new Intl.DisplayNames([tag, "en"], { type: "region" });
    const codes = [...new Set((known?.items ?? []).map(({ iso }) => iso))];
    return codes
      .map((value) => ({ value, label: names.of(value) ?? value }))
      .toSorted((a, b) => a.label.localeCompare(b.label, tag));
  }, [known, tag]);
  return {
    phoneCountries: countries,
    nations,
    date: { max: oldest },
    sms: {
      storageKey: "register",
      request: (phone) =>
        request(async () => {
          const [mobileNum, countryDialingCode] = [phone?.number ?? "", `+${phone?.dial ?? ""}`];
          if (provider) return await provider.send({ mobileNum, countryDialingCode });
          return await api.write("sms.register", { mobileNo: mobileNum, countryDialingCode, ...(await personProof()) });
        }),
    },
  };
}
