import { createHash } from "node:crypto";
import { formatAmount } from "@baize/domain/money/amount";
import type { DepositRow } from "../deposits/queries.ts";
import { PRESSES } from "./press-sandbox.ts";
import { SANDBOX_WORDS } from "./sandbox-texts.ts";

const STYLE = `:root{color-scheme:light dark}body{font:1rem/1.5 system-ui,sans-serif;margin:0;display:grid;place-items:center;
min-block-size:100vh}main{inline-size:min(24rem,calc(100vw - 2rem));padding-block:2rem}h1{font-size:1.25rem;margin:0}
p{margin-block:.75rem}.sum{font-size:2.25rem;font-weight:650;font-variant-numeric:tabular-nums}
form{display:grid;gap:.5rem}button,a{font:inherit;min-block-size:2.75rem;border:1px solid;border-radius:.5rem;
background:Canvas;color:CanvasText;cursor:pointer;display:grid;place-items:center;text-decoration:none}
button:first-of-type{background:CanvasText;color:Canvas}`;

/** This page may be styled by the sheet above and send its own form; it may do nothing else, and nobody may frame it. */
export const PAGE_POLICY = `default-src 'none'; style-src 'sha256-${createHash("sha256").update(STYLE).digest("base64")}'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`;

export type PageLanguage = keyof typeof SANDBOX_WORDS;

export const backTo = (id: string) => `/?overlay=member/depositv2/${id}`;

/** Every value in it is a number, an id or one of our own texts. */
export function sandboxPage({ id, amount, currency, ...row }: DepositRow, language: PageLanguage, now: Date): string {
  const words = SANDBOX_WORDS[language];
  const open = row.state === "created" && row.expiresAt > now;
  const buttons = PRESSES.map((press) => `<button name="press" value="${press}">${words.press[press]}</button>`).join("");
  const acts = open ? `<p>${words.lead}</p><form method="post">${buttons}</form>` : `<p>${words.over}</p>`;
  return `<!doctype html><html lang="${language}" dir="${words.dir}"><head><meta charset="utf-8"><meta name="viewport"
content="width=device-width"><title>${words.title}</title><style>${STYLE}</style></head><body><main><h1>${words.title}</h1>
<p class="sum"><bdi>${formatAmount(amount, currency)} ${currency}</bdi></p>${acts}
${open ? "" : `<a href="${backTo(id)}">${words.back}</a>`}</main></body></html>`;
}
