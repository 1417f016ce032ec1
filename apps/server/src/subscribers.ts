import type { RoundSettledSubscriber } from "./modules/gaming/rounds/round-settled.ts";
import { addWinnerEntry } from "./modules/gaming/winners/add-winner-entry.ts";
import { countWagering } from "./modules/rewards/bonus/count-wagering.ts";

/** What happens in the transaction that settles a round, in this order. To add to it, a module adds a row here. */
export const roundSettled: readonly RoundSettledSubscriber[] = [countWagering, addWinnerEntry];
