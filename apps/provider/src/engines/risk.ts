/** How the prizes of a bet are spread: many small ones, or few large ones. */
export const RISKS = ["low", "medium", "high"] as const;
export type Risk = (typeof RISKS)[number];

export const riskOf = (choice: string): Risk | undefined => RISKS.find((risk) => risk === choice);

/** The message that names a risk. */
export const RISK_KEYS = { low: "riskLow", medium: "riskMedium", high: "riskHigh" } as const satisfies Record<Risk, string>;
