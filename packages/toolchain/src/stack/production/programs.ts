import { accessSync, constants } from "node:fs";
import { join } from "node:path";
import { installedPostgres } from "../../../../../apps/server/src/platform/database/temporary-postgres.ts";

/** Programs that the rehearsal starts, and the package of Debian that each comes from. */
const PACKAGES = { nginx: "nginx", openssl: "openssl" } as const;
/** The PATH of an ordinary user lacks Debian's folders of programs for administrators. */
const FOLDERS = [...(process.env.PATH ?? "").split(":"), "/usr/sbin", "/sbin"];

export interface Programs {
  readonly nginx: string;
  readonly openssl: string;
  /** The folder of PostgreSQL's programs. */
  readonly postgres: string;
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

const findProgram = (name: string) => FOLDERS.map((folder) => join(folder, name)).find(isProgram);

/** Throws one sentence that names each missing package. */
export function findPrograms(): Programs {
  const [nginx, openssl, postgres] = [findProgram("nginx"), findProgram("openssl"), installedPostgres()];
  const backs = postgres !== undefined && isProgram(join(postgres, "pg_dump")) && isProgram(join(postgres, "pg_basebackup"));
  if (nginx && openssl && backs) return { nginx, openssl, postgres };
  const missing = [!nginx && PACKAGES.nginx, !openssl && PACKAGES.openssl, !backs && "postgresql"].filter(Boolean);
  throw new Error(`Missing: ${missing.join(", ")}. Install these packages of Debian: apt-get install ${missing.join(" ")}`);
}
