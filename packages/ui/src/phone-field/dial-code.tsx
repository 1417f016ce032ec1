import { caretDown } from "../icon/art.gen.ts";
import { Icon } from "../icon/icon.tsx";
import type { PhoneCountry } from "./phone-value.ts";
import * as css from "./phone-field.css.ts";

interface DialCodeProps {
  countries: readonly PhoneCountry[];
  now: PhoneCountry;
  label: string;
  disabled: boolean | undefined;
  onChoose: (country: PhoneCountry, event: Event) => void;
}

/** The dialling code before the number; the system's own list of countries is placed over it. */
export function DialCode({ countries, now, label, disabled, onChoose }: DialCodeProps) {
  const choose = (code: string, event: Event) => {
    const country = countries.find((one) => one.code === code);
    if (country) onChoose(country, event);
  };
  return (
    <span data-part="dial-code" className={css.dial}>
      <span data-part="code" className={css.code}>
        {now.dial === "" ? "" : `+${now.dial}`}
      </span>
      {countries.length > 1 ? (
        <>
          <Icon art={caretDown} size="sm" />
          <select
            data-part="countries"
            aria-label={label}
            autoComplete="tel-country-code"
            value={now.code}
            disabled={disabled}
            className={css.countries}
            onChange={(event) => choose(event.currentTarget.value, event.nativeEvent)}
          >
            {countries.map((country) => (
              <option data-part="option" key={country.code} value={country.code} className={css.option}>
                {`${country.name} (+${country.dial})`}
              </option>
            ))}
          </select>
        </>
      ) : null}
    </span>
  );
}
