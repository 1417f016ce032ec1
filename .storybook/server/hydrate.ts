import { act, type ReactNode } from "react";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import { pageLines } from "./page-lines.ts";

const environment: typeof globalThis & { IS_REACT_ACT_ENVIRONMENT?: boolean } = globalThis;

/** The kit tells of a wrong prop; the stories of wrong props make it do so. A test's own note is no word of the page either. */
const expected = /^@baize\/ui: |not wrapped in act/;
/** Of React's long text: which element it is, and what stands there instead. */
const brief = (words: string) => {
  const difference = words.split("\n").filter((line) => /^\s*[+-] /.test(line) && !line.startsWith("- "));
  return [words.split("\n")[0], ...difference].join("\n");
};

/** What is said while `work` runs. */
export async function listening(work: () => Promise<void>): Promise<string[]> {
  const said: string[] = [];
  const { error, warn } = console;
  console.error = console.warn = (...words: unknown[]) => void said.push(words.map(String).join(" "));
  try {
    await work();
  } catch (thrown) {
    said.push(String(thrown));
  } finally {
    Object.assign(console, { error, warn });
  }
  return unexpected(said);
}
export const unexpected = (said: readonly string[]): string[] => said.filter((words) => !expected.test(words)).map(brief);

async function linesOnceShown(box: HTMLElement, start: () => Root): Promise<readonly string[]> {
  document.body.append(box);
  environment.IS_REACT_ACT_ENVIRONMENT = true;
  let root: Root | undefined;
  try {
    await act(() => {
      root = start();
      return Promise.resolve();
    });
    return pageLines(box);
  } finally {
    await act(() => Promise.resolve(root?.unmount()));
    environment.IS_REACT_ACT_ENVIRONMENT = false;
    box.remove();
  }
}

const onRecoverableError = (thrown: unknown) => console.error(`Drawn again: ${String(thrown)}`);

/** Takes a server's markup over. Resolves to what is on the page then; throws what React had to draw again. */
export function takeOver(html: string, page: ReactNode): Promise<readonly string[]> {
  const box = document.createElement("div");
  box.innerHTML = html;
  return linesOnceShown(box, () => hydrateRoot(box, page, { onRecoverableError }));
}

/** What is on the page when the browser draws it alone. */
export function drawAlone(page: ReactNode): Promise<readonly string[]> {
  const box = document.createElement("div");
  return linesOnceShown(box, () => {
    const root = createRoot(box);
    root.render(page);
    return root;
  });
}
