import type { Handlers } from "@baize/api/contract/contract";
import type { ServerContexts } from "./platform/context.ts";
import { betsHandlers } from "./modules/gaming/bets/routes.ts";
import { bonusHandlers } from "./modules/rewards/bonus/routes.ts";
import { captchaHandlers } from "./modules/identity/human-check/routes.ts";
import { clubHandlers } from "./modules/rewards/loyalty/routes.ts";
import { drawsHandlers } from "./modules/lottery/routes.ts";
import { chatHandlers } from "./modules/support/chat/routes.ts";
import { contactHandlers } from "./modules/support/contact/routes.ts";
import { giftHandlers } from "./modules/content/gift/routes.ts";
import { pagesHandlers } from "./modules/content/articles/routes.ts";
import { playHandlers } from "./modules/responsible-gambling/routes.ts";
import { pointsHandlers } from "./modules/rewards/points/routes.ts";
import { promotionsHandlers } from "./modules/rewards/promotions/routes.ts";
import { supportHandlers } from "./modules/support/service/routes.ts";
import { gamesHandlers } from "./modules/gaming/games/routes.ts";
import { inboxHandlers } from "./modules/inbox/routes.ts";
import { memberHandlers } from "./modules/identity/member/routes.ts";
import { noticesHandlers } from "./modules/content/notices/routes.ts";
import { passkeyHandlers } from "./modules/identity/passkey/routes.ts";
import { passwordHandlers } from "./modules/identity/password/routes.ts";
import { registerHandlers } from "./modules/identity/register/routes.ts";
import { rewardsHandlers } from "./modules/rewards/pending/routes.ts";
import { sessionHandlers } from "./modules/identity/session/routes.ts";
import { systemHandlers } from "./modules/system/routes.ts";
import { totpHandlers } from "./modules/identity/totp/routes.ts";
import { verificationHandlers } from "./modules/identity/verification/routes.ts";
import { depositsHandlers } from "./modules/payments/deposits/routes.ts";
import { payoutHandlers } from "./modules/payments/payout/routes.ts";
import { withdrawalsHandlers } from "./modules/payments/withdrawals/routes.ts";
import { transactionsHandlers } from "./modules/payments/transactions/routes.ts";
import { uplineHandlers } from "./modules/payments/member-transfers/routes.ts";
import { uploadsHandlers } from "./modules/uploads/routes.ts";
import { walletHandlers } from "./modules/payments/wallets/routes.ts";
import { winnersHandlers } from "./modules/gaming/winners/routes.ts";

/** One handler for every row of the contract: a row without one does not compile. */
export const handlers: Handlers<ServerContexts> = {
  ...systemHandlers,
  ...captchaHandlers,
  ...sessionHandlers,
  ...registerHandlers,
  ...verificationHandlers,
  ...passwordHandlers,
  ...totpHandlers,
  ...passkeyHandlers,
  ...memberHandlers,
  ...walletHandlers,
  ...betsHandlers,
  ...noticesHandlers,
  ...contactHandlers,
  ...giftHandlers,
  ...pagesHandlers,
  ...playHandlers,
  ...pointsHandlers,
  ...promotionsHandlers,
  ...bonusHandlers,
  ...clubHandlers,
  ...rewardsHandlers,
  ...inboxHandlers,
  ...supportHandlers,
  ...gamesHandlers,
  ...winnersHandlers,
  ...drawsHandlers,
  ...chatHandlers,
  ...uploadsHandlers,
  ...depositsHandlers,
  ...payoutHandlers,
  ...withdrawalsHandlers,
  ...transactionsHandlers,
  ...uplineHandlers,
};
