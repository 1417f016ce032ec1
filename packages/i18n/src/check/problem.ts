/** One problem with its place. */
export interface Problem {
  readonly file: string;
  readonly key?: string;
  readonly says: string;
}

export interface MessageFile {
  readonly tag: string;
  readonly namespace: string;
  /** As printed, from the root of the workspace. */
  readonly path: string;
  readonly messages: Readonly<Record<string, string>>;
}

export function line({ file, key, says }: Problem): string {
  return key === undefined ? `${file}: ${says}` : `${file}: ${key}: ${says}`;
}
