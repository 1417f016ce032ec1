/** What a play function does to a story: it types, clicks, or moves the focus. */
const ACTS = /userEvent|runKeyboard|fireEvent|\.focus\(/;

interface FoundStory {
  readonly name: string;
  /** Its play function acts: it is a test, and no state for people to look at. */
  readonly isTest: boolean;
  /** The docs, which run no play function, show what it is about. */
  readonly isShown: boolean;
}

/** Its play function expects something before it acts, or a decorator takes its steps for the docs. */
function isShown(text: string): boolean {
  const [own = ""] = text.split(/;\n(?=\S|$)/);
  const [before = "", ...after] = own.split(/\bplay\b/);
  const [, ...body] = after.join("play").split("=>");
  const play = body.join("=>");
  const acts = play.search(ACTS);
  const expects = play.indexOf("expect(");
  return acts < 0 || /InDocs\b/.test(before) || (expects >= 0 && expects < acts);
}

/**
 * The stories of a file, by its text: what an exported story says ends where the next one begins. The first one represents the
 * component, and its docs page has the same tags: it is never left out, whatever its play function does.
 */
export function storiesIn(source: string): FoundStory[] {
  return source
    .split(/^export const /m)
    .slice(1)
    .flatMap((text) => {
      const name = /^[A-Z]\w*/.exec(text)?.[0];
      return name === undefined ? [] : [{ name, text }];
    })
    .map(({ name, text }, index) => ({
      name,
      isTest: index > 0 && /\bplay\b/.test(text) && ACTS.test(text),
      isShown: isShown(text),
    }));
}
