import { eq } from "drizzle-orm";
import { brands } from "../../src/platform/brand/schema.ts";
import type { World } from "../harness/world.ts";

/** The second test brand: a wallet for each vendor, and members who send cash along their tree. */
export const splitCode = (brand: string): string => `${brand}s`;

/** This world at another brand's host. */
export function atBrand(world: World, brand: string): World {
  const host = `${brand}.test`;
  const fetch: World["fetch"] = async (path, init = {}) => {
    const headers = new Headers(init.headers);
    headers.set("host", host);
    return await world.fetch(path, { ...init, headers });
  };
  return { ...world, brand, host, fetch };
}

/** This world at the host of the second brand. */
export async function splitWorld(world: World): Promise<World> {
  const brand = splitCode(world.brand);
  const [row] = await world.system.db.select({ house: brands.house }).from(brands).where(eq(brands.code, brand));
  if (!row) throw new Error(`There is no brand ${brand} on this stage`);
  return { ...atBrand(world, brand), house: row.house };
}
