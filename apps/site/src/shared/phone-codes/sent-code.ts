/** A number as forms have it: the digits as typed, and the country's code (`+91`). */
export interface Numbered {
  readonly mobileNum: string;
  readonly countryDialingCode: string;
}

/** A code that a provider has sent. */
export interface SentCode {
  readonly expiredMinutes: number;
  /** Names the provider in the calls that take its token. */
  readonly channel: "sandbox" | "firebase";
  /** The token that proves the number to the server. Rejects for a wrong code. */
  readonly confirm: (code: string) => Promise<string>;
}
