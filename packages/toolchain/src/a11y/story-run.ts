/** The result of one story of the `stories` project. */
export interface StoryRun {
  /** Storybook's own: `fields-otpfield--rest`. */
  readonly id: string;
  /** Absolute path of its stories file. */
  readonly file: string;
  readonly name: string;
  readonly passed: boolean;
  /** The results of its audit (.storybook/preview.tsx, report `baize-gates`); absent where it has none. */
  readonly audit?: StoryAudit;
}
export interface StoryAudit {
  /** Gate → the reason of this story's exception. */
  readonly exceptions: Readonly<Record<string, string>>;
  readonly tabStops: number;
  /** Run by keys from its component's table, in both directions. */
  readonly keyboard: boolean;
}
