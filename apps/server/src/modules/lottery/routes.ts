import type { Handlers } from "@baize/api/contract/contract";
import type { ServerContexts } from "../../platform/context.ts";
import { beginChase } from "./chases/begin-chase.ts";
import { cancelChase } from "./chases/cancel-chase.ts";
import { listChases } from "./chases/list-chases.ts";
import { getDrawProof } from "./draws/get-proof.ts";
import { getTrends, listPastDraws } from "./draws/list-past.ts";
import { getLottery, listDraws, listLotteries } from "./games/list-games.ts";
import { getOpenedDraws, getVnOpened } from "./games/list-opened.ts";
import { buyTicket } from "./tickets/buy-ticket.ts";
import { getTicket } from "./tickets/get-ticket.ts";
import { listTickets } from "./tickets/list-tickets.ts";
import { quoteBets } from "./tickets/quote.ts";

export const lotteryHandlers = {
  "draws.opened": getOpenedDraws,
  "vn.opened": getVnOpened,
  "lottery.games": listLotteries,
  "lottery.game": getLottery,
  "lottery.draws": listDraws,
  "lottery.past": listPastDraws,
  "lottery.trends": getTrends,
  "lottery.proof": getDrawProof,
  "lottery.quote": quoteBets,
  "lottery.buy": buyTicket,
  "lottery.tickets": listTickets,
  "lottery.ticket": getTicket,
  "lottery.chase": beginChase,
  "lottery.chases": listChases,
  "lottery.cancelChase": cancelChase,
} satisfies Partial<Handlers<ServerContexts>>;
