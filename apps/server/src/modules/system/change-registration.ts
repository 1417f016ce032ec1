import { REGISTER_FIELDS, type RegisterField } from "@baize/domain/identity/register/field-name";
import { changeBrandConfig, partOf } from "../../platform/brand/change-config.ts";
import { loadBrand } from "../../platform/brand/queries.ts";
import { transact } from "../../platform/database/retry.ts";
import { type Operator, Refused } from "../../platform/operator/operation.ts";
import { writeOperatorAudit } from "../../platform/operator/write-operator-audit.ts";
import type { System } from "../../platform/system.ts";

/** Registration and sign-in need these fields; the profile of the brand has the rules of the password. */
const FIXED: ReadonlySet<RegisterField> = new Set(["username", "password", "confirmPassword"]);
export const CHANGEABLE_FIELDS = REGISTER_FIELDS.filter((field) => !FIXED.has(field));

interface Wanted {
  readonly brand: string;
  readonly field: string;
  readonly enabled?: boolean | undefined;
  readonly required?: boolean | undefined;
  readonly minLength?: number | undefined;
  readonly maxLength?: number | undefined;
  readonly patternId?: number | undefined;
}

/** The rules of a brand's registration form, by field. */
export async function showRegistration({ db, brands }: System, brand: string) {
  const { fields } = brands.of(await loadBrand(db, brand)).register;
  return Object.entries(fields).map(([field, rule]) => ({ field, ...rule }));
}

const NONE = { enabled: false, required: false, minLength: 0, maxLength: 255, patternId: 0, acceptedPattern: null };

function checkRule(field: string, { enabled, required, minLength, maxLength }: typeof NONE): void {
  if (required && !enabled) throw new Refused(`${field} cannot be required while the form does not have it.`);
  if (minLength > maxLength) throw new Refused(`${field} cannot have ${minLength} characters at least and ${maxLength} at most.`);
}

/** Changes the rule of one field; what is left out stays. */
export async function changeRegistration(system: System, operator: Operator, { brand, field, ...given }: Wanted) {
  const asked = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  if (Object.keys(asked).length === 0) throw new Refused("Say what is to change.");
  return await transact(system.db, async (tx) => {
    const rule = { ...NONE };
    await changeBrandConfig(tx, brand, (config) => {
      const register = partOf(config, "register");
      const fields = partOf(register, "fields");
      // A pattern of the brand's own belongs to the former rule.
      const own = "patternId" in asked ? { acceptedPattern: null } : {};
      Object.assign(rule, partOf(fields, field), asked, own);
      checkRule(field, rule);
      return { ...config, register: { ...register, fields: { ...fields, [field]: rule } } };
    });
    await writeOperatorAudit(tx, system, operator, { brand, action: "registration.change", details: { field, ...rule } });
    return { brand, field, ...rule };
  });
}
