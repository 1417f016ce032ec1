import { useState } from "react";
import type { PhoneValue } from "./phone-value.ts";

export interface PhoneLib {
  isPhoneValid: (value: PhoneValue) => boolean;
  formatPhone: (value: PhoneValue) => string;
  nationalNumber: (value: PhoneValue) => string;
}

let loading: Promise<PhoneLib | undefined> | undefined;
let here: PhoneLib | undefined;

/** The numbering plans (about 80 KB): not in a page's first load. Without a network the number stays as typed and the server checks it. */
export function loadPhoneLib(): Promise<PhoneLib | undefined> {
  loading ??= import("./phone-lib.ts").then(
    (lib) => {
      here = lib;
      return here;
    },
    () => {
      loading = undefined;
      return undefined;
    },
  );
  return loading;
}

/** The numbering plans if they are loaded; does not load them. */
export const phoneLibNow = (): PhoneLib | undefined => here;

/** The numbering plans, after `ask` has loaded them. */
export function usePhoneLib(): readonly [PhoneLib | undefined, () => void] {
  const [lib, setLib] = useState(here);
  const ask = () => {
    if (!lib) void loadPhoneLib().then((loaded) => loaded && setLib(loaded));
  };
  return [lib, ask];
}
