import { createHash } from "node:crypto";
import { BRAND_FILES_PATH } from "@baize/api/provider/brand-files";
import { toMoneyAmount } from "@baize/domain/money/amount";
import { createFormat } from "@baize/i18n/format/create-format";
import { formatLocale } from "@baize/i18n/format/locale";
import type { Language } from "@baize/i18n/languages";
import { serverText } from "@baize/i18n/server-text";
import { awaitsPayment } from "@baize/domain/payments/deposit-state";
import type { DepositRow } from "../deposits/queries.ts";
import { type SandboxAction, SANDBOX_ACTIONS } from "./run-sandbox-action.ts";

const STYLE = `*{box-sizing:border-box}body{margin:0;display:grid;place-items:center;min-block-size:100vh;
background:var(--color-surface-page);color:var(--color-text-default);font:1rem/1.5 var(--font-family-text)}
main{inline-size:min(24rem,calc(100vw - 2rem));margin-block:2rem;padding:1.5rem;border-radius:var(--card-radius);
background:var(--color-surface-raised);border:1px solid var(--color-border-default)}
h1{font-size:1.25rem;margin:0}p{margin-block:.75rem;color:var(--color-text-muted)}
.sum{font:650 2.25rem/1.2 var(--font-family-figure);font-variant-numeric:tabular-nums;color:var(--color-text-default)}
form{display:grid;gap:.5rem}button,a{font:inherit;font-weight:600;min-block-size:2.75rem;padding:.25rem 1rem;cursor:pointer;
display:grid;place-items:center;border-radius:var(--button-radius);text-decoration:none;
border:1px solid var(--color-border-strong);background:transparent;color:inherit}
button:first-of-type,a{background:var(--color-accent-default);color:var(--color-text-on-accent);
border-color:var(--color-accent-default)}:focus-visible{outline:2px solid var(--color-accent-default);outline-offset:2px}`;

/** This page may be styled by the sheet above and the brand's, and submit its own form, nothing else, and may not be framed. */
export const PAGE_POLICY = `default-src 'none'; style-src 'self' 'sha256-${createHash("sha256").update(STYLE).digest("base64")}'; font-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`;

/** How the page looks: as the site that the person came from. */
export interface PageLook {
  readonly language: Language;
  readonly theme: "light" | "dark";
  /** The brand's design, and the country of its market. */
  readonly brand: string;
  readonly region: string;
}

export const backTo = (id: string) => `/?overlay=member/depositv2/${id}`;

/** Every value in it is a number, an id or a text of the server. */
export function sandboxPage({ id, amount, currency, ...row }: DepositRow, look: PageLook, now: Date): string {
  const { language, theme, brand, region } = look;
  const { code, tag, direction } = language;
  const written = createFormat(formatLocale(language, { region })).money(toMoneyAmount({ minor: amount, currency }));
  const isOpen = awaitsPayment(row.state) && row.expiresAt > now;
  const title = serverText(code, "sandbox.title");
  const label = (press: SandboxAction) => serverText(code, `sandbox.press.${press}`);
  const button = (press: SandboxAction) => `<button name="press" value="${press}">${label(press)}</button>`;
  const choices = `<p>${serverText(code, "sandbox.lead")}</p><form method="post">${SANDBOX_ACTIONS.map(button).join("")}</form>`;
  const over = `<p>${serverText(code, "sandbox.over")}</p>\n<a href="${backTo(id)}">${serverText(code, "sandbox.back")}</a>`;
  return `<!doctype html><html lang="${tag}" dir="${direction}" data-brand="${brand}" data-theme="${theme}"><head><meta charset="utf-8"><meta name="viewport"
content="width=device-width"><title>${title}</title><link rel="stylesheet" href="${BRAND_FILES_PATH}/${brand}.css"><style>${STYLE}</style></head><body><main><h1>${title}</h1>
<p class="sum"><bdi>${written}</bdi></p>${isOpen ? choices : over}</main></body></html>`;
}
