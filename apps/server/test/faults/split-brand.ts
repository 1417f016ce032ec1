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
export const splitWorld = (world: World): World => atBrand(world, splitCode(world.brand));
