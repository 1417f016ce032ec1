import { machine } from "../../state-machine/machine.ts";

/** The counted values of missions: valid bets and deposits in minor units, rounds in pieces. */
export const MISSION_METRICS = ["valid_bet", "rounds", "deposit"] as const;
export type MissionMetric = (typeof MISSION_METRICS)[number];
/** Business days of the brand, or its weeks from Monday to Monday. */
export const MISSION_PERIODS = ["day", "week"] as const;
export type MissionPeriod = (typeof MISSION_PERIODS)[number];

export const MISSION_STATES = ["running", "done", "claimed"] as const;
export type MissionState = (typeof MISSION_STATES)[number];

/** A mission of one period: the goal is reached by playing or depositing, then the reward is claimed. */
export const MISSION = machine({
  name: "Mission",
  states: MISSION_STATES,
  edges: [
    { from: null, event: "begin", to: "running", actors: ["system"] },
    { from: "running", event: "reach", to: "done", actors: ["system"] },
    { from: "done", event: "claim", to: "claimed", actors: ["member"] },
  ],
});

export function missionState(progress: bigint, goal: bigint, claimed: boolean): MissionState {
  if (claimed) return "claimed";
  return progress >= goal ? "done" : "running";
}
