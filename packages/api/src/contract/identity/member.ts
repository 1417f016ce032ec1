import * as z from "zod/mini";
import { AVATAR_TYPES, BUILT_IN_AVATARS } from "@baize/domain/identity/member/avatar";
import { MEMBER_KINDS } from "@baize/domain/identity/member/kind";
import { endpoints } from "../endpoint.ts";
import { bet, betFilters, betSums } from "../../schema/bet.ts";
import { days } from "../../schema/days.ts";
import { category } from "../../schema/game.ts";
import { summedList } from "../../schema/list.ts";
import { money } from "../../schema/money.ts";
import { day, instant, limit } from "../../schema/number.ts";
import { withDefault } from "../../schema/with-default.ts";
import { cursor, filled, id, languageCode, text } from "../../schema/text.ts";
import { memberRoutes } from "../../routes/identity/member.ts";

const avatar = {
  /** Address of the member's own picture, or the name of a built-in one. */
  avatar: filled(2048),
  avatarType: z.enum(AVATAR_TYPES),
};

export const member = endpoints(memberRoutes, {
  "member.info": {
    summary: "The signed-in member",
    input: z.object({}),
    output: z.object({
      id: id(),
      account: filled(64),
      nickname: z.nullable(text(64)),
      /** The agent flag. */
      type: z.literal(MEMBER_KINDS),
      toUpline: z.boolean(),
      clubLabel: z.object({ labelName: filled(64) }),
      memberLabel: z.array(filled(64)),
      language: languageCode(),
      /** Masked: enough to recognise, not to use. */
      email: z.nullable(text(254)),
      mobileNum: z.nullable(text(32)),
      /** A code has proven that the member reads it. */
      emailProven: z.boolean(),
      mobileProven: z.boolean(),
      registeredAt: instant(),
      lastLoginAt: z.nullable(instant()),
    }),
    rate: "read",
  },
  "member.icon": {
    summary: "The member's avatar",
    input: z.object({}),
    output: z.object(avatar),
    rate: "read",
  },
  "member.avatars": {
    summary: "The player's avatar, and the built-in ones to choose from",
    input: z.object({}),
    output: z.object({ ...avatar, choices: z.array(z.enum(BUILT_IN_AVATARS)) }),
    rate: "read",
  },
  "member.setIcon": {
    summary: "Another avatar: a built-in one by its name, or the member's own picture by its upload's id",
    input: z.object({ avatarType: z.enum(AVATAR_TYPES), avatar: id() }),
    output: z.object(avatar),
    errors: ["upload.not_found"],
    rate: "write",
  },
  "member.changePassword": {
    summary: "Sets a new password, ends every other session and answers with a new token",
    input: z.object({
      /** Left out only where the member has none yet; a recent proof is then asked for. */
      oldPassword: z.optional(text(256)),
      newPassword: filled(256),
      confirmNewPassword: filled(256),
    }),
    output: z.object({ token: filled(128), expiresAt: instant() }),
    errors: ["password.wrong_old", "password.reused", "password.too_common"],
    rate: "auth",
  },
  "member.updateLanguage": {
    summary: "Remembers the member's language",
    input: z.object({ language: languageCode() }),
    output: z.object({ language: languageCode() }),
    rate: "write",
  },
  "member.setNickname": {
    summary: "The name that others see",
    input: z.object({ nickname: filled(64) }),
    output: z.object({ nickname: filled(64) }),
    rate: "write",
  },
  "wallet.balance": {
    summary: "The member's balance, all wallets together",
    input: z.object({}),
    output: z.object({
      sumBalance: money(),
      cash: money(),
      bonus: money(),
      /** Held by open bets and pending withdrawals; not part of the sum. */
      locked: money(),
      asOf: instant(),
      isSingle: z.boolean(),
    }),
    rate: "read",
  },
  "bets.profit": {
    summary: "Profit and loss by business day or by kind of game: the sums of the betting record's own lines",
    input: z.object({ by: withDefault(z.enum(["day", "category"]), "day"), ...days }),
    output: z.object({
      /** Newest day first, or the kind with the most bets first. `day` or `category` is filled, as was asked. */
      items: z.array(z.object({ day: z.nullable(day()), category: z.nullable(category()), ...betSums })),
      totals: z.object(betSums),
      asOf: instant(),
    }),
    rate: "read",
  },
  "bets.list": {
    summary: "The betting record, newest first",
    input: z.object({
      ...betFilters,
      cursor: z.optional(cursor()),
      limit: limit(20),
    }),
    output: z.extend(summedList(bet, betSums), { asOf: instant() }),
    errors: ["input.bad_cursor"],
    rate: "read",
  },
});
