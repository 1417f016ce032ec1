import type { Handler } from "@baize/api/contract/contract";
import { registerMethods, registerRules } from "@baize/domain/identity/register/rules-for";
import type { ServerContexts } from "../../../platform/context.ts";

export const getRegisterSettings: Handler<"register.settings", ServerContexts> = ({ brand }) => {
  const { features, register } = brand;
  const methods = registerMethods(features);
  return {
    fields: registerRules("username", register.fields, features),
    mobileFields: methods.includes("mobile") ? registerRules("mobile", register.fields, features) : null,
    methods,
    minimumAge: brand.profile.minimumAge,
    affiliateCheck: register.affiliateCheck,
    countryDialingCodes: register.countryDialingCodes,
  };
};
