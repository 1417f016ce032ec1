/** Characters of the reason for which a payer refuses a bill. */
export const DISPUTE_LENGTH = { min: 10, max: 500 } as const;
