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

/** English is the source of the types: a key that it does not have does not compile. */
export interface EnglishMessages {
  "agent-application": typeof agentApplication;
  "agent-income": typeof agentIncome;
  "agent-reports": typeof agentReports;
  agents: typeof agents;
  announcements: typeof announcements;
  auth: typeof auth;
  centre: typeof centre;
  chat: typeof chat;
  club: typeof club;
  common: typeof common;
  downloads: typeof downloads;
  errors: typeof errors;
  feedback: typeof feedback;
  game: typeof game;
  help: typeof help;
  home: typeof home;
  inbox: typeof inbox;
  lobby: typeof lobby;
  lottery: typeof lottery;
  money: typeof money;
  points: typeof points;
  profit: typeof profit;
  promotions: typeof promotions;
  records: typeof records;
  "responsible-gambling": typeof responsibleGambling;
  rewards: typeof rewards;
  "statement-check": typeof statementCheck;
  system: typeof system;
  transactions: typeof transactions;
  upline: typeof upline;
  upload: typeof upload;
  validation: typeof validation;
  wallet: typeof wallet;
  winners: typeof winners;
}

export type Namespace = keyof EnglishMessages;

/** Every namespace: one file a language, loaded when a route names it. */
export const NAMESPACES = [
  "agent-application",
  "agent-income",
  "agent-reports",
  "agents",
  "announcements",
  "auth",
  "centre",
  "chat",
  "club",
  "common",
  "downloads",
  "errors",
  "feedback",
  "game",
  "help",
  "home",
  "inbox",
  "lobby",
  "lottery",
  "money",
  "points",
  "profit",
  "promotions",
  "records",
  "responsible-gambling",
  "rewards",
  "statement-check",
  "system",
  "transactions",
  "upline",
  "upload",
  "validation",
  "wallet",
  "winners",
] as const satisfies readonly Namespace[];

/** Namespaces of every first view. */
export const SHELL_NAMESPACES = ["common"] as const satisfies readonly Namespace[];

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
