import type { BrandFile } from "@baize/tokens/define-brand";
import { type BrandConfig, brandConfig } from "../../platform/brand/config.ts";
import { copyVendors, findBrandOfHosts, findOldestBrand, insertBrand, loadBrand } from "../../platform/brand/queries.ts";
import type { Transaction } from "../../platform/database/database.ts";
import { transact } from "../../platform/database/retry.ts";
import { type Operator, Refused } from "../../platform/operator/operation.ts";
import { writeOperatorAudit } from "../../platform/operator/write-operator-audit.ts";
import type { System } from "../../platform/system.ts";
import type { NewBrand } from "./new-brand.ts";
import { storeBrandDesign } from "./store-brand-design.ts";

interface Named {
  readonly code: string;
  readonly name: string;
  readonly hosts: readonly string[];
}

/** What the command says, else what the file says. In a sandbox `<name>.localhost` opens without any setting of the machine. */
function named({ config: { mode } }: System, { code, name, hosts, file }: NewBrand): Named {
  const local = file && mode === "sandbox" ? [`${file.name}.localhost`] : undefined;
  const given = { code: code ?? file?.name, name: name ?? file?.title, hosts: hosts ?? local };
  const missing = Object.entries(given).flatMap(([key, value]) => (value === undefined ? [`--${key}`] : []));
  if (missing.length > 0) throw new Refused(`A brand needs ${missing.join(", ")}.`);
  return { code: given.code ?? "", name: given.name ?? "", hosts: given.hosts ?? [] };
}

/** The settings of the brand that the new one is like, under its own name. */
async function inherited(tx: Transaction, { like }: NewBrand, { code, name }: Named) {
  const row = like === undefined ? await findOldestBrand(tx) : await loadBrand(tx, like);
  if (!row) throw new Refused("There is no brand yet to take settings from: give them by --config.");
  return { like: row.code, config: { ...brandConfig.parse(row.config), merchantCode: code, title: name } };
}

async function loadSettings(tx: Transaction, given: NewBrand, about: Named): Promise<{ like?: string; config: BrandConfig }> {
  return given.config ? { config: brandConfig.parse(given.config) } : await inherited(tx, given, about);
}

async function dressed(tx: Transaction, system: System, code: string, config: BrandConfig, file: BrandFile | undefined) {
  if (!file) return config;
  return { ...config, theme: { ...config.theme, ...(await storeBrandDesign(tx, system, code, file)) } };
}

/** Adds a brand without members. Requests to its hosts see it at once. */
export async function addBrand(system: System, operator: Operator, given: NewBrand) {
  const about = named(system, given);
  const { code, name } = about;
  const hosts = [...about.hosts];
  if (!given.file && !given.config) throw new Refused("A brand needs --file, or --config.");
  await transact(system.db, async (tx) => {
    const other = await findBrandOfHosts(tx, hosts);
    const taken = other?.hosts.find((host) => hosts.includes(host));
    if (other && other.code !== code) throw new Refused(`The brand ${other.code} has the host ${taken ?? ""} already.`);
    const { like, config } = await loadSettings(tx, given, about);
    const settings = await dressed(tx, system, code, config, given.file);
    const row = { code, name, hosts, config: settings, blockedCountries: [], blockedAddresses: [], createdAt: system.now() };
    if (!(await insertBrand(tx, row))) throw new Refused(`There is a brand ${code} already.`);
    if (like !== undefined) await copyVendors(tx, like, code);
    await writeOperatorAudit(tx, system, operator, {
      brand: code,
      action: "brand.add",
      details: { name, hosts, config: settings },
    });
  });
  return { brand: code, name, hosts };
}
