import { useTranslation } from "react-i18next";
import { useWhitelabel } from "../../shared/brand/use-whitelabel.ts";

/** The forms to sign in by. */
const WAYS = ["username", "sms", "phone"] as const;
export type Way = (typeof WAYS)[number];

/** The forms that the brand opens, in the order of the tabs. */
export function useMethods(): readonly { readonly way: Way; readonly label: string }[] {
  const { t } = useTranslation("auth");
  const { data: brand } = useWhitelabel();
  const open: Record<Way, boolean> = {
    username: true,
    sms: brand?.features.smsLogin ?? false,
    phone: brand?.features.phoneLogin ?? false,
  };
  return WAYS.filter((way) => open[way]).map((way) => ({ way, label: t(`login.way.${way}`) }));
}
