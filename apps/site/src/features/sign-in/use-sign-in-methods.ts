import { useTranslation } from "react-i18next";
import { useWhitelabel } from "../../shared/brand/use-whitelabel.ts";

/** The forms to sign in by. */
const SIGN_IN_METHODS = ["username", "sms", "phone"] as const;
export type SignInMethod = (typeof SIGN_IN_METHODS)[number];

/** The forms that the brand opens, in the order of the tabs. */
export function useSignInMethods(): readonly { readonly method: SignInMethod; readonly label: string }[] {
  const { t } = useTranslation("auth");
  const { data: brand } = useWhitelabel();
  const open: Record<SignInMethod, boolean> = {
    username: true,
    sms: brand?.features.smsLogin ?? false,
    phone: brand?.features.phoneLogin ?? false,
  };
  return SIGN_IN_METHODS.filter((method) => open[method]).map((method) => ({ method, label: t(`login.method.${method}`) }));
}
