import { createHash } from "node:crypto";
import { formatAmount } from "@baize/domain/money/amount";
import type { Language } from "@baize/i18n/languages";
import { serverText } from "@baize/i18n/server-text";
import { awaitsPayment } from "@baize/domain/payments/deposit-state";
import type { DepositRow } from "../deposits/queries.ts";
import { type SandboxAction, SANDBOX_ACTIONS } from "./run-sandbox-action.ts";

const STYLE = `:root{color-scheme:light dark}body{font:1rem/1.5 system-ui,sans-serif;margin:0;display:grid;place-items:center;
min-block-size:100vh}main{inline-size:min(24rem,calc(100vw - 2rem));padding-block:2rem}h1{font-size:1.25rem;margin:0}
p{margin-block:.75rem}.sum{font-size:2.25rem;font-weight:650;font-variant-numeric:tabular-nums}
form{display:grid;gap:.5rem}button,a{font:inherit;min-block-size:2.75rem;border:1px solid;border-radius:.5rem;
background:Canvas;color:CanvasText;cursor:pointer;display:grid;place-items:center;text-decoration:none}
button:first-of-type{background:CanvasText;color:Canvas}`;

/** This page may be styled by the sheet above and submit its own form, nothing else, and may not be framed. */
export const PAGE_POLICY = `default-src 'none'; style-src 'sha256-${createHash("sha256").update(STYLE).digest("base64")}'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`;

export const backTo = (id: string) => `/?overlay=member/depositv2/${id}`;

/** Every value in it is a number, an id or a text of the server. */
export function sandboxPage({ id, amount, currency, ...row }: DepositRow, { code, tag, direction }: Language, now: Date): string {
  const isOpen = awaitsPayment(row.state) && row.expiresAt > now;
  const title = serverText(code, "sandbox.title");
  const label = (press: SandboxAction) => serverText(code, `sandbox.press.${press}`);
  const button = (press: SandboxAction) => `<button name="press" value="${press}">${label(press)}</button>`;
  const choices = `<p>${serverText(code, "sandbox.lead")}</p><form method="post">${SANDBOX_ACTIONS.map(button).join("")}</form>`;
  const over = `<p>${serverText(code, "sandbox.over")}</p>\n<a href="${backTo(id)}">${serverText(code, "sandbox.back")}</a>`;
  return `<!doctype html><html lang="${tag}" dir="${direction}"><head><meta charset="utf-8"><meta name="viewport"
content="width=device-width"><title>${title}</title><style>${STYLE}</style></head><body><main><h1>${title}</h1>
<p class="sum"><bdi>${formatAmount(amount, currency)} ${currency}</bdi></p>${isOpen ? choices : over}</main></body></html>`;
}
