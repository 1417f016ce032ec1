import type agentApplication from "../locales/en/agent-application.json";
import type agentIncome from "../locales/en/agent-income.json";
import type agentReports from "../locales/en/agent-reports.json";
import type agents from "../locales/en/agents.json";
import type announcements from "../locales/en/announcements.json";
import type auth from "../locales/en/auth.json";
import type centre from "../locales/en/centre.json";
import type chat from "../locales/en/chat.json";
import type club from "../locales/en/club.json";
import type common from "../locales/en/common.json";
import type downloads from "../locales/en/downloads.json";
import type errors from "../locales/en/errors.json";
import type feedback from "../locales/en/feedback.json";
import type game from "../locales/en/game.json";
import type help from "../locales/en/help.json";
import type home from "../locales/en/home.json";
import type inbox from "../locales/en/inbox.json";
import type lobby from "../locales/en/lobby.json";
import type lottery from "../locales/en/lottery.json";
import type money from "../locales/en/money.json";
import type points from "../locales/en/points.json";
import type profit from "../locales/en/profit.json";
import type promotions from "../locales/en/promotions.json";
import type records from "../locales/en/records.json";
import type upline from "../locales/en/upline.json";
import type upload from "../locales/en/upload.json";
import type responsibleGambling from "../locales/en/responsible-gambling.json";
import type rewards from "../locales/en/rewards.json";
import type statementCheck from "../locales/en/statement-check.json";
import type system from "../locales/en/system.json";
import type transactions from "../locales/en/transactions.json";
import type validation from "../locales/en/validation.json";
import type wallet from "../locales/en/wallet.json";
import type winners from "../locales/en/winners.json";
import type { ParseKeys } from "i18next";
import { keysOf } from "@baize/domain/object/keys-of";

/** The type of a file of English messages, in a table that exists at run time too. The messages themselves are loaded with a page. */
const file = <Messages>(messages?: Messages): Messages | undefined => messages;

/** One row a namespace: one file a language, loaded when a route names it. */
const namespaces = {
  "agent-application": file<typeof agentApplication>(),
  "agent-income": file<typeof agentIncome>(),
  "agent-reports": file<typeof agentReports>(),
  agents: file<typeof agents>(),
  announcements: file<typeof announcements>(),
  auth: file<typeof auth>(),
  centre: file<typeof centre>(),
  chat: file<typeof chat>(),
  club: file<typeof club>(),
  common: file<typeof common>(),
  downloads: file<typeof downloads>(),
  errors: file<typeof errors>(),
  feedback: file<typeof feedback>(),
  game: file<typeof game>(),
  help: file<typeof help>(),
  home: file<typeof home>(),
  inbox: file<typeof inbox>(),
  lobby: file<typeof lobby>(),
  lottery: file<typeof lottery>(),
  money: file<typeof money>(),
  points: file<typeof points>(),
  profit: file<typeof profit>(),
  promotions: file<typeof promotions>(),
  records: file<typeof records>(),
  "responsible-gambling": file<typeof responsibleGambling>(),
  rewards: file<typeof rewards>(),
  "statement-check": file<typeof statementCheck>(),
  system: file<typeof system>(),
  transactions: file<typeof transactions>(),
  upline: file<typeof upline>(),
  upload: file<typeof upload>(),
  validation: file<typeof validation>(),
  wallet: file<typeof wallet>(),
  winners: file<typeof winners>(),
};

export type Namespace = keyof typeof namespaces;

export const NAMESPACES: readonly Namespace[] = keysOf(namespaces);

/** English is the source of the types: a key that it does not have does not compile. */
export type EnglishMessages = { [Ns in Namespace]: NonNullable<(typeof namespaces)[Ns]> };

/** Namespaces of every first view. */
export const SHELL_NAMESPACES = ["common"] as const satisfies readonly Namespace[];

/** Their texts are on every page without a mark of their language, so a partial language must have them. */
export const UNMARKED_NAMESPACES = [...SHELL_NAMESPACES, "errors"] as const satisfies readonly Namespace[];

/** A key of one namespace for `t` (without plural endings). */
export type KeyOf<Ns extends Namespace> = ParseKeys<Ns>;
/** A key with its namespace, for tables of keys of any namespace: `"common:nav.home"`. */
export type MessageKey = { [Ns in Namespace]: `${Ns}:${ParseKeys<Ns>}` }[Namespace];

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "common";
    keySeparator: false;
    nsSeparator: ":";
    returnNull: false;
    resources: EnglishMessages;
  }
}
