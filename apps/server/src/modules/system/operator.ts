import * as z from "zod";
import { ROLES } from "@baize/domain/operators/role";
import { brandChange } from "../../platform/brand/change-brand.ts";
import { loadBrand } from "../../platform/brand/queries.ts";
import { brand } from "../../platform/operator/fields.ts";
import { type Operation, operation } from "../../platform/operator/operation.ts";
import { addBrand } from "./add-brand.ts";
import { changeSettings } from "./change-settings.ts";
import { newBrand } from "./new-brand.ts";

const onOff = (yes: boolean) => (yes ? "on" : "off");

export const settingsOperations: Readonly<Record<string, Operation>> = {
  "settings show": operation({
    summary: "The settings of a brand that may be changed while the server runs",
    roles: ROLES,
    input: z.strictObject({ brand }),
    run: async ({ db, brands }, { brand: code }) => {
      const settings = brands.of(await loadBrand(db, code));
      return {
        brand: code,
        maintenance: onOff(settings.maintenance),
        until: settings.maintenanceUntil?.toISOString() ?? "",
        blockedAddresses: settings.blockedAddresses.join(","),
        blockedCountries: settings.blockedCountries.join(","),
        loginGated: onOff(settings.loginGated),
        registrationsWithoutCaptcha: settings.signIn.registrationsWithoutCaptcha,
        singleWallet: onOff(settings.payments.isSingle),
      };
    },
  }),
  "settings change": operation({
    summary: "Opens, closes and gates a brand; a setting that is left out keeps its value. Requests see the change at once",
    roles: ["manager"],
    access: "state",
    input: brandChange,
    run: async (system, given, operator) => await changeSettings(system, operator, given),
  }),
  "brands add": operation({
    summary:
      "Adds a brand by its file (npm run create-brand), with the settings and vendors of another brand and without members; or by --code, --name, --hosts and --config, the JSON that apps/server/src/platform/brand/config.ts checks",
    roles: ["manager"],
    access: "state",
    scope: "platform",
    input: newBrand,
    files: ["file"],
    run: async (system, given, operator) => await addBrand(system, operator, given),
  }),
};
