import { MOST_LEVELS } from "./tree.ts";

/** Longest path of accounts. */
export const MOST_ACCOUNT_PATH = 65 * MOST_LEVELS;

/**
 * The names of a path in a team, `/raj_mumbai/rohit.k`, from the agent's direct downline on; undefined for the name of one account,
 * wherever in the team it is. Who moves has several paths, and the lines of a report belong to one of them each.
 */
export const namesOf = (account: string): readonly string[] | undefined =>
  account.startsWith("/") ? account.slice(1).split("/").slice(0, MOST_LEVELS) : undefined;

export const accountPathOf = (names: readonly string[]): string => `/${names.join("/")}`;
