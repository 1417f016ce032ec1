/** A call whose signature was checked. */
export interface SignedCall {
  readonly provider: string;
  readonly nonce: string;
  readonly nonceUntil: Date;
  readonly now: Date;
  readonly requestId: string;
}
