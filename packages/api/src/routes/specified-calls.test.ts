import { expect, it } from "vitest";
import { ROUTES } from "./all-routes.ts";

// The table of section 7 of the specification, in its order.
it.each([
  ["session.login", "POST /wps/session/login"],
  ["sms.login", "POST /wps/verification/sms/noLogin"],
  ["system.whitelabel", "GET /wps/system/whitelabel"],
  ["games.menus", "GET /lgw/games/game_menus"],
  ["member.info", "GET /wps/member/info"],
  ["register.create", "PUT /wps/member/register"],
  ["register.mobile", "PUT /wps/member/register/mobile"],
  ["member.changePassword", "POST /wps/member/password"],
  ["affiliate.check", "GET /wps/agent/affiliate"],
  ["register.settings", "GET /wps/system/setting/register"],
  ["password.forgotByEmail", "POST /wps/member/password/email"],
  ["session.freePlay", "POST /wps/session/login/freeplay"],
  ["captcha.get", "GET /wps/captcha"],
  ["member.icon", "GET /wps/member/info/icon"],
  ["member.avatars", "GET /wps/relay/MCSFE_getPlayerAvatar"],
  ["system.status", "GET /wps/system/status"],
  ["password.resetByPhone", "POST /wps/member/password/verification"],
  ["wallet.balance", "GET /wps/v2/wallets/balance"],
  ["wallets.transferStatus", "GET /wps/relay/GCS_walletTransfer"],
  ["session.logout", "DELETE /wps/session/logout"],
  ["games.launchPvp", "GET /wps/game/launchGame"],
  ["vn.menu", "GET /lgw/vn/games/game_menu"],
  ["vn.recent", "GET /lgw/vn/games/game_menu/recent"],
  ["games.popular", "GET /lgw/games/popular"],
  ["vn.opened", "GET /lgw/vn/numeros/opened/game"],
  ["draws.opened", "GET /lotto/lgw/games/opened/numero"],
  ["funds.consolidated", "GET /wps/member/info/funds/consolidated"],
  ["system.domainRoute", "GET /wps/system/domainRoute"],
  ["sms.register", "POST /wps/verification/sms/register"],
  ["feedback.send", "POST /wps/feedback"],
  ["help.centre", "GET /wps/system/helpCenter"],
] as const)("%s is %s, as specified", (id, place) => {
  const { method, path } = ROUTES[id];
  expect(`${method} ${path}`).toBe(place);
});
