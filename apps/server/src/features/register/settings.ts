import type { Handler } from "@baize/api/contract";
import type { ServerContexts } from "../../context.ts";

export const getRegisterSettings: Handler<"register.settings", ServerContexts> = ({ brand }) => ({
  fields: brand.register.fields,
  minimumAge: brand.profile.minimumAge,
  affiliateCheck: brand.register.affiliateCheck,
  countryDialingCodes: brand.register.countryDialingCodes,
});
