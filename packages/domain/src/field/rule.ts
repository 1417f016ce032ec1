/** A registration rule as the server delivers it. Lengths count user-perceived characters; 0 as `maxLength` means no bound. */
export interface FieldRule {
  enabled: boolean;
  required: boolean;
  minLength: number;
  maxLength: number;
  /** 0 to 21, see `pattern.ts`. */
  patternId: number;
  /** A regular expression, `*` for all, or null to follow `patternId`. */
  acceptedPattern: string | null;
}
