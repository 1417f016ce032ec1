/** A text that a reader of a page copies, and where it is. */
export interface Copied {
  readonly place: string;
  readonly code: string;
}
