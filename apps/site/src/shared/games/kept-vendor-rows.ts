import type { OutputOf } from "@baize/api/contract/contract";
import { isCategory } from "@baize/domain/gaming/game/category";

type VendorRows = OutputOf<"games.vendors">["vendorRows"];

/** The vendors' rows are in one language. */
const keyOf = (language: string) => `vendorRows.${language}`;

const has = <Name extends string>(value: unknown, ...names: Name[]): value is Record<Name, unknown> =>
  typeof value === "object" && value !== null && names.every((name) => name in value);

function isCard(value: unknown): value is VendorRows[number]["cards"][number] {
  if (!has(value, "vassalage", "name", "logo", "games")) return false;
  const { vassalage, name, logo, games } = value;
  return [vassalage, name, logo ?? ""].every((text) => typeof text === "string") && typeof games === "number";
}

function isVendorRow(row: unknown): row is VendorRows[number] {
  if (!has(row, "title", "gameClassify", "cards") || !Array.isArray(row.cards)) return false;
  if ("lang" in row && typeof row.lang !== "string") return false;
  return typeof row.title === "string" && isCategory(row.gameClassify) && row.cards.every(isCard);
}

const isVendorRows = (value: unknown): value is VendorRows => Array.isArray(value) && value.every(isVendorRow);

/** The vendors' rows of this visit, shown until the server has answered; undefined for none or for a changed value. */
export function keptVendorRows(language: string): VendorRows | undefined {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(keyOf(language)) ?? "null");
    return isVendorRows(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Stores the rows for the rest of the visit. Does nothing where the storage is full or closed. */
export function keepVendorRows(language: string, vendorRows: VendorRows): void {
  try {
    sessionStorage.setItem(keyOf(language), JSON.stringify(vendorRows));
  } catch {
    // Without them the next page waits for the server.
  }
}
