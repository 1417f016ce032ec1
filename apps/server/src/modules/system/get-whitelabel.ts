import type { Handler } from "@baize/api/contract/contract";
import { currencyDigits } from "@baize/domain/money/currency";
import { offeredFeatures } from "../../platform/brand/identity-client-of.ts";
import type { ServerContexts } from "../../platform/context.ts";
import { isClosedTo } from "../../platform/http/address.ts";
import { findAskedBrand } from "./get-status.ts";

export const getWhitelabel: Handler<"system.whitelabel", ServerContexts> = async (ctx, { host }) => {
  const brand = await findAskedBrand(ctx, host);
  return {
    brand: { code: brand.code, merchantCode: brand.merchantCode, title: brand.title, platform: "web", lotteryType: "SEA" },
    theme: { brand: brand.theme.brand, mode: brand.theme.mode },
    languages: brand.languages,
    defaultLanguage: brand.defaultLanguage,
    currency: { code: brand.currency, digits: currencyDigits(brand.currency) },
    timeZone: brand.timeZone,
    profile: brand.profile.name,
    minimumAge: brand.profile.minimumAge,
    loginGated: brand.loginGated,
    maintenance: brand.maintenance,
    regionRestriction: isClosedTo(brand, ctx.address, ctx.country),
    features: offeredFeatures(ctx.system.config, brand),
    links: brand.links,
    customerService: brand.customerService,
    resources: brand.resources,
    phoneProvider: brand.features.phoneLogin ? ctx.system.config.phoneProject : undefined,
    analytics: { gtagId: brand.gtagId },
    imageCDNs: brand.imageCDNs,
    launchGameCDNs: brand.launchGameCDNs,
  };
};
