/** Of the transfers of this alias: those of deposits that were not reversed. */
export const notReversed = (transfers: string): string => `not exists (select from transfers reversal
  where reversal.member_id = ${transfers}.member_id and reversal.kind = 'deposit-reversal' and reversal.ref = ${transfers}.ref)`;
