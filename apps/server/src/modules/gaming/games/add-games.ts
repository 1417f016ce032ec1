import { loadBrand } from "../../../platform/brand/queries.ts";
import { findProvider } from "../../../platform/config/game-providers.ts";
import { transact } from "../../../platform/database/retry.ts";
import { type Operator, Refused } from "../../../platform/operator/operation.ts";
import { writeOperatorAudit } from "../../../platform/operator/write-operator-audit.ts";
import type { System } from "../../../platform/system.ts";
import { addVendor, addVendorCategories, insertGames, findLastRank, lockCatalogue, offerVendor } from "./catalogue-queries.ts";
import type { NewGame, NewGames, NewVendor } from "./new-games.ts";

function rowOf(game: NewGame, vendor: NewVendor, rank: number, releasedAt: Date) {
  const { titles, title, category } = game;
  const words = [title, ...Object.values(titles), vendor.name].join(" ").toLowerCase();
  const about = { vendor: vendor.code, gameType: category, accountTypeName: vendor.code, rank, releasedAt };
  return { ...game, ...about, titles: { EN: title, ...titles }, words };
}

/** Adds games of one vendor, behind those that are there, and offers the vendor at the brand. */
export async function addGames(system: System, operator: Operator, { brand, vendor }: NewGames) {
  const { code, name, games } = vendor;
  const provider = vendor.provider ?? system.config.providers[0].id;
  if (!findProvider(system.config.providers, provider)) throw new Refused(`No provider ${provider} is connected.`);
  await loadBrand(system.db, brand);
  await transact(system.db, async (tx) => {
    await lockCatalogue(tx);
    const stored = await addVendor(tx, { code, name, provider });
    if (stored !== provider) throw new Refused(`The provider of the vendor ${code} is ${stored}.`);
    const rank = (await findLastRank(tx)) + 1;
    const added = await insertGames(
      tx,
      games.map((game, index) => rowOf(game, vendor, rank + index, system.now())),
    );
    const known = games.find(({ id }) => !added.includes(id));
    if (known) throw new Refused(`There is a game ${known.id} already.`);
    const categories = [...new Set(games.map(({ category }) => category))];
    await addVendorCategories(
      tx,
      code,
      categories.map((category) => ({ category, hot: vendor.hot.includes(category) })),
    );
    await offerVendor(tx, brand, code);
    const details = { vendor: code, games: games.map(({ id }) => id) };
    await writeOperatorAudit(tx, system, operator, { brand, action: "games.add", details });
  });
  return { brand, vendor: code, games: games.length };
}
