import * as z from "zod";
import { brandChange, changeBrand } from "../../platform/brand/change-brand.ts";
import { transact } from "../../platform/database/retry.ts";
import { brand } from "../../platform/operator/fields.ts";
import { type Operation, operation, Refused } from "../../platform/operator/operation.ts";
import { loadBrand } from "../../platform/brand/queries.ts";
import { writeOperatorAudit } from "../../platform/operator/write-operator-audit.ts";

const onOff = (yes: boolean) => (yes ? "on" : "off");

const show = operation({
  summary: "What may be changed of a brand while the server runs, as it is",
  input: z.strictObject({ brand }),
  run: async ({ db, brands }, { brand: code }) => {
    const settled = brands.of(await loadBrand(db, code));
    return {
      brand: code,
      maintenance: onOff(settled.maintenance),
      until: settled.maintenanceUntil?.toISOString() ?? "",
      blockedAddresses: settled.blockedAddresses.join(","),
      blockedCountries: settled.blockedCountries.join(","),
      loginGated: onOff(settled.loginGated),
      registrationsWithoutCaptcha: settled.signIn.registrationsWithoutCaptcha,
      singleWallet: onOff(settled.payments.isSingle),
    };
  },
});

const change = operation({
  summary: "Opens, closes and gates a brand; what is left out stays. Requests see it at once",
  access: "state",
  input: brandChange,
  run: async (system, given, operator) => {
    const { brand: code, ...changed } = given;
    await loadBrand(system.db, code);
    if (Object.keys(changed).length === 0) throw new Refused("Say what is to change.");
    await transact(system.db, async (tx) => {
      await changeBrand(tx, given);
      await writeOperatorAudit(tx, system, operator, { brand: code, action: "settings.change", details: changed });
    });
    return { brand: code, ...changed };
  },
});

export const settingsOperations: Readonly<Record<string, Operation>> = { "settings show": show, "settings change": change };
