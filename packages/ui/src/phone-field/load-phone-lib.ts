import { useState } from "react";
import type { PhoneValue } from "./phone-value.ts";

export interface PhoneLib {
  isPhoneValid: (value: PhoneValue) => boolean;
  formatPhone: (value: PhoneValue) => string;
  nationalNumber: (value: PhoneValue) => string;
}

let loading: Promise<PhoneLib | undefined> | undefined;

/** The numbering plans (about 80 KB): not in a page's first load. Without a network the number stays as typed and the server judges it. */
export function loadPhoneLib(): Promise<PhoneLib | undefined> {
  loading ??= import("./phone-lib.ts").catch(() => {
    loading = undefined;
    return undefined;
  });
  return loading;
}

/** The numbering plans once `ask` has been called and they have come. */
export function usePhoneLib(): readonly [PhoneLib | undefined, () => void] {
  const [lib, setLib] = useState<PhoneLib>();
  const ask = () => {
    if (!lib) void loadPhoneLib().then((loaded) => loaded && setLib(loaded));
  };
  return [lib, ask];
}
