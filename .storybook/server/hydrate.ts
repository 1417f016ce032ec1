import { act, type ReactNode } from "react";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import { pageLines } from "./page-lines.ts";

const environment: typeof globalThis & { IS_REACT_ACT_ENVIRONMENT?: boolean } = globalThis;

/** Warnings of the kit about wrong props, which some stories provoke, and notes of the test itself. */
const expected = /^@baize\/ui: |not wrapped in act/;
/** The part of React's long message that names the element and the difference. */
const brief = (words: string) => {
  const difference = words.split("\n").filter((line) => /^\s*[+-] /.test(line) && !line.startsWith("- "));
  return [words.split("\n")[0], ...difference].join("\n");
};

/** The console messages while `work` runs. */
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
  // The pointer lies where an earlier test left it, and a part under it would show what it points at.
  box.style.pointerEvents = "none";
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

/** Hydrates a server's markup. Resolves to the resulting page; throws what React had to render again. */
export function takeOver(html: string, page: ReactNode): Promise<readonly string[]> {
  const box = document.createElement("div");
  box.innerHTML = html;
  return linesOnceShown(box, () => hydrateRoot(box, page, { onRecoverableError }));
}

/** The page when the browser alone renders it. */
export function drawAlone(page: ReactNode): Promise<readonly string[]> {
  const box = document.createElement("div");
  return linesOnceShown(box, () => {
    const root = createRoot(box);
    root.render(page);
    return root;
  });
}
