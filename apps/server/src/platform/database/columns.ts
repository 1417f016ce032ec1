import { customType, timestamp } from "drizzle-orm/pg-core";

/** An instant, stored in UTC, given as a Date. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: "date", precision: 3 });

/** Minor units of a currency. Both drivers may answer text, number or bigint; code sees bigint only. */
export const minor = customType<{ data: bigint; driverData: string | number | bigint }>({
  dataType: () => "bigint",
  fromDriver: (value) => BigInt(value),
  toDriver: (value) => value.toString(),
});
