/** What one story of the `stories` project came to, as its reporter writes it down. */
export interface StoryRun {
  /** Storybook's own: `fields-otpfield--rest`. */
  readonly id: string;
  /** Absolute path of its stories file. */
  readonly file: string;
  readonly name: string;
  readonly passed: boolean;
  /** What its audit says (.storybook/preview.tsx, report `baize-gates`); missing where it has none. */
  readonly audit?: StoryAudit;
}
export interface StoryAudit {
  /** Gate → the reason of this story's exception. */
  readonly exceptions: Readonly<Record<string, string>>;
  readonly tabStops: number;
  /** Run by keys from its component's table, in both directions. */
  readonly keyboard: boolean;
}
