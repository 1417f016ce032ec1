import type { Handlers } from "@baize/api/contract/contract";
import type { ServerContexts } from "./context.ts";
import { betsHandlers } from "./features/bets/http.ts";
import { bonusHandlers } from "./features/bonus/http.ts";
import { captchaHandlers } from "./features/captcha/http.ts";
import { clubHandlers } from "./features/club/http.ts";
import { drawsHandlers } from "./features/draws/http.ts";
import { chatHandlers } from "./features/chat/http.ts";
import { contactHandlers } from "./features/contact/http.ts";
import { giftHandlers } from "./features/gift/http.ts";
import { pagesHandlers } from "./features/pages/http.ts";
import { playHandlers } from "./features/play/http.ts";
import { pointsHandlers } from "./features/points/http.ts";
import { promotionsHandlers } from "./features/promotions/http.ts";
import { supportHandlers } from "./features/support/http.ts";
import { gamesHandlers } from "./features/games/http.ts";
import { inboxHandlers } from "./features/inbox/http.ts";
import { memberHandlers } from "./features/member/http.ts";
import { noticesHandlers } from "./features/notices/http.ts";
import { passkeyHandlers } from "./features/passkey/http.ts";
import { passwordHandlers } from "./features/password/http.ts";
import { registerHandlers } from "./features/register/http.ts";
import { rewardsHandlers } from "./features/rewards/http.ts";
import { sessionHandlers } from "./features/session/http.ts";
import { systemHandlers } from "./features/system/http.ts";
import { totpHandlers } from "./features/totp/http.ts";
import { verificationHandlers } from "./features/verification/http.ts";
import { depositsHandlers } from "./features/deposits/http.ts";
import { payoutHandlers } from "./features/payout/http.ts";
import { withdrawalsHandlers } from "./features/withdrawals/http.ts";
import { transactionsHandlers } from "./features/transactions/http.ts";
import { uplineHandlers } from "./features/upline/http.ts";
import { uploadsHandlers } from "./features/uploads/http.ts";
import { walletHandlers } from "./features/wallet/http.ts";
import { winnersHandlers } from "./features/winners/http.ts";

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
