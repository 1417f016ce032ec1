import { captions } from "./captions.ts";

interface CaptionedStory {
  readonly name: string;
  /** The sentence under its heading; undefined where neither the file nor the shared captions have one. */
  readonly caption: string | undefined;
  /** The caption is a comment above the story, which Storybook reads itself. */
  readonly own: boolean;
}

const declared = /(?:\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\n)?^export const ([A-Z]\w*)/gm;
const oneLine = (comment: string) => comment.replaceAll(/\s*\n\s*\*?\s*/g, " ").trim();

/** The stories of a file with their captions, by its text. */
export function captionsIn(source: string): CaptionedStory[] {
  return [...source.matchAll(declared)].map(([, comment, name = ""]) => ({
    name,
    caption: comment ? oneLine(comment) : captions[name],
    own: Boolean(comment),
  }));
}
