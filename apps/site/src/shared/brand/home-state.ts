import type { OutputOf } from "@baize/api/contract/contract";

/** Flags of the home state, as the specification names them: which pages of the agent centre a brand has. */
export type HomeFlag = "enableCt" | "salary" | "hourSalary";

/** They follow the brand's contract modules. */
export const homeState = ({
  features: { contracts },
}: {
  readonly features: Pick<OutputOf<"system.whitelabel">["features"], "contracts">;
}): Readonly<Record<HomeFlag, boolean>> => ({
  enableCt: contracts.dividend,
  salary: contracts.daily,
  hourSalary: contracts.hourly,
});
