import { describe, expect, it } from "vitest";
import { agentPages } from "./agent-pages.ts";
import { homeState } from "../shared/brand/home-state.ts";

const off = { dividend: false, daily: false, hourly: false, realTime: false };
const flagsOf = (contracts: Partial<typeof off>) => homeState({ features: { contracts: { ...off, ...contracts } } });

describe("the flags of the home state", () => {
  it.each([
    ["dividend", "enableCt", "dividendRecord"],
    ["daily", "salary", "dailyWages"],
    ["hourly", "hourSalary", "hourlySalary"],
  ] as const)("follow the contract module of the brand: %s sets %s, which shows %s", (module, flag, page) => {
    const none = { enableCt: false, salary: false, hourSalary: false };
    expect(flagsOf({})).toEqual(none);
    expect(flagsOf({ [module]: true })).toEqual({ ...none, [flag]: true });
    expect(agentPages[page].flag).toBe(flag);
  });

  it("are set by no other module, and keep no other page of the agent centre", () => {
    expect(flagsOf({ realTime: true })).toEqual(flagsOf({}));
    const flagged = Object.entries(agentPages).flatMap(([page, { flag }]) => (flag === undefined ? [] : [page]));
    expect(flagged).toEqual(["dividendRecord", "dailyWages", "hourlySalary"]);
  });
});
