import type { RoundSettledSubscriber } from "./modules/gaming/rounds/round-settled.ts";
import { addWinnerEntry } from "./modules/gaming/winners/add-winner-entry.ts";
import { countWagering } from "./modules/rewards/bonus/count-wagering.ts";

/** What happens in the transaction that settles a round, in this order. A module adds its row here and edits no wallet. */
export const roundSettled: readonly RoundSettledSubscriber[] = [countWagering, addWinnerEntry];
