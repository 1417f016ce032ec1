/** A brand's file that cannot be used. `problems` are sentences that name what is wrong and where. */
export class BrandRefused extends Error {
  readonly problems: readonly string[];

  constructor(name: string, why: string, problems: readonly string[]) {
    super(`Brand "${name}" ${why}:\n  ${problems.join("\n  ")}`);
    this.name = "BrandRefused";
    this.problems = problems;
  }
}

export const refused = (name: string, why: string, problems: readonly string[]): BrandRefused =>
  new BrandRefused(name, why, problems);
