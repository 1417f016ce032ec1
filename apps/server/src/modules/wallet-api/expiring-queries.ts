import type { Expiring } from "../../platform/database/purge.ts";
import { providerNonces } from "./schema.ts";

/** Nonces of calls whose signature nothing accepts any more. */
export const expiringInWalletApi: readonly Expiring[] = [{ table: providerNonces, since: providerNonces.expiresAt, hours: 0 }];
