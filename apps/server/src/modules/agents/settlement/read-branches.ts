import type { BranchPlay } from "@baize/domain/agents/settlement/team-window";
import { gameTypeOf } from "./play-queries.ts";

const amountOf = (text: string | undefined): bigint => (text === undefined ? 0n : BigInt(text));

function readBranch(branch: string): BranchPlay[] {
  const [branchId = "", head = "", lines = ""] = branch.split(":");
  const isHead = head === "true";
  return lines.split(",").map((line) => {
    const [gameType, hour = "", validBet, stake, payout] = line.split("|");
    return {
      branchId,
      isHead,
      gameType: gameTypeOf(gameType),
      hour: hour === "" ? undefined : Number(hour) * 1000,
      validBet: amountOf(validBet),
      stake: amountOf(stake),
      payout: amountOf(payout),
    };
  });
}

/** Branches that a statement wrote as one text: `branch:is head:lines;…`, and each line as `type of game|hour|amounts`. */
export const readBranches = (branches: string): BranchPlay[] => branches.split(";").flatMap(readBranch);
