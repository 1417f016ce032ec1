import { sealedTotps } from "../modules/identity/totp/sealed-queries.ts";
import { sealedSeeds } from "../modules/lottery/draws/sealed-queries.ts";
import { sealedOperatorTotps } from "../modules/operators/sealed-queries.ts";
import { sealedNumbers } from "../modules/payments/payout/sealed-queries.ts";
import type { SealedTexts } from "../platform/security/sealed.ts";

/** Everything that is stored sealed. A module that seals more adds a row. */
export const SEALED_TEXTS: readonly SealedTexts[] = [sealedNumbers, sealedTotps, sealedOperatorTotps, sealedSeeds];
