import { setTimeout as wait } from "node:timers/promises";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { cases } from "./cases.tsx";
import type { Markup } from "./server-markup.ts";

const lacksLazyPart = "<!--$!-->";

/** Waits for lazy parts, as a streaming server does: `renderToString` alone leaves them to the browser. */
async function whole(page: ReactNode): Promise<string> {
  let html = renderToString(page);
  for (let round = 0; html.includes(lacksLazyPart) && round < 100; round++) {
    await wait(10);
    html = renderToString(page);
  }
  return html;
}

async function heard(page: ReactNode): Promise<Markup> {
  const said: string[] = [];
  console.error = console.warn = (...words: unknown[]) => void said.push(words.map(String).join(" "));
  try {
    return { html: await whole(page), said };
  } catch (thrown) {
    return { html: "", said: [...said, thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown)] };
  }
}

/** The server's markup of every case, rendered without a document. */
export async function markup(): Promise<Record<string, Markup>> {
  const sent: Record<string, Markup> = {};
  for (const { name, page } of cases) sent[name] = await heard(page);
  return sent;
}
