import { eq, sql, type SQL } from "drizzle-orm";
import * as z from "zod";
import type { Executor } from "../database/database.ts";
import { brands } from "./schema.ts";

const onOff = z
  .union([z.boolean(), z.stringbool({ truthy: ["on"], falsy: ["off"] })], "on or off")
  .optional()
  .describe("on|off");
/** As a list, or as its items in one text with commas between. */
const several = <Item extends z.ZodType>(item: Item, said: string) =>
  z
    .preprocess((given) => (typeof given === "string" ? given.split(",").filter(Boolean) : given), z.array(item).max(1000))
    .optional()
    .describe(said);

/** The fields of a brand that an operator may change while the server runs; absent ones stay unchanged. */
export const brandChange = z.strictObject({
  brand: z.string().min(1).describe("<code>"),
  maintenance: onOff,
  /** When it is expected to be over; an empty text removes the forecast. */
  until: z
    .union([z.literal(""), z.iso.datetime({ offset: true })], "a time, as 2026-12-01T04:00:00Z, or nothing")
    .optional()
    .describe("<time>"),
  /** Addresses or networks that are refused; replaces the list. */
  blockedAddresses: several(z.union([z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()], "addresses or networks"), "<address,network>"),
  /** ISO 3166-1 alpha-2; replaces the list. */
  blockedCountries: several(z.string().regex(/^[A-Z]{2}$/, "two letters each"), "<IN,DE>"),
  /** Whether visitors see only the sign-in page. */
  loginGated: onOff,
  /** Accounts that one address may open in a day before a human check is required. */
  registrationsWithoutCaptcha: z.coerce.number().int().min(0).max(1_000_000).optional().describe("<number a day>"),
  /** One wallet for all vendors, or one for each; money at vendors stays there and can be returned. */
  singleWallet: onOff,
});
export type BrandChange = z.infer<typeof brandChange>;

/** A part of the configuration with changed values. `undefined` is not valid JSON, and changes nothing. */
export function changedPart(part: "signIn" | "payments" | "bets", values: object): SQL {
  const name = sql.raw(`'${part}'`);
  return sql`jsonb_build_object(${name}, coalesce(${brands.config} -> ${name}, '{}'::jsonb) || ${JSON.stringify(values)}::jsonb)`;
}

/** The changed configuration, if there is one. */
function configured({ loginGated, registrationsWithoutCaptcha, singleWallet }: BrandChange): SQL | undefined {
  if (loginGated === undefined && registrationsWithoutCaptcha === undefined && singleWallet === undefined) return undefined;
  const [signIn, payments] = [
    changedPart("signIn", { registrationsWithoutCaptcha }),
    changedPart("payments", { isSingle: singleWallet }),
  ];
  return sql`${brands.config} || ${JSON.stringify({ loginGated })}::jsonb || ${signIn} || ${payments}`;
}

/** An empty text takes the time away. */
const dateOf = (text: string): Date | null => (text === "" ? null : new Date(text));

/** Writes the change; false where there is no such brand. Requests see it at once: the row's revision counts up. */
export async function changeBrand(db: Executor, change: BrandChange): Promise<boolean> {
  const { brand, maintenance, until, blockedAddresses, blockedCountries } = change;
  const maintenanceUntil = until === undefined ? undefined : dateOf(until);
  // A column that is undefined stays as it is.
  const values = { maintenance, maintenanceUntil, blockedAddresses, blockedCountries, config: configured(change) };
  if (Object.values(values).every((value) => value === undefined)) return true;
  const changed = await db.update(brands).set(values).where(eq(brands.code, brand)).returning({ code: brands.code });
  return changed.length > 0;
}
