import type { MessageKey } from "../messages/messages.ts";
import { icon } from "./document.ts";
import type { EnginePage } from "./engine-page.ts";
import type { Face } from "../engines/symbols/faces.ts";
import type { Say } from "./say.ts";

function keys(say: Say, more: EnginePage["keys"], shared: boolean): string {
  const row = (caps: readonly string[], key: MessageKey) =>
    `<dt>${caps.map((cap) => `<kbd>${cap}</kbd>`).join(" ")}</dt><dd>${say(key)}</dd>`;
  const first = shared
    ? row([say("keySpace"), "Enter", "P"], "keyPlace") + row(["↑", "↓"], "keyChip") + row(["C"], "keyAgain")
    : row([say("keySpace"), "Enter"], more.length > 0 ? "keyPlay" : "keySpin") + row(["↑", "↓"], "keyBet");
  const last = row(["I"], "keyInfo") + row(["F"], "keyFair") + row(["M"], "keySound") + (shared ? "" : row(["Q"], "keyQuick"));
  return (
    `<section class="keys"><h3 class="ruled">${say("infoKeys")}</h3><dl class="facts">${first}` +
    `${more.map(([caps, key]) => row(caps, key)).join("")}${last}</dl>` +
    `<label class="switch"><input type="checkbox" role="switch" id="keys-on" checked>${say("keysOn")}</label></section>`
  );
}

function dialog(id: string, say: Say, title: MessageKey, body: string): string {
  return (
    `<dialog id="${id}" aria-labelledby="${id}-title"><header><h2 id="${id}-title">${say(title)}</h2>` +
    `<button type="button" class="tool" data-close aria-label="${say("close")}">${icon("x")}</button></header><div class="sheet">${body}</div></dialog>`
  );
}

export function infoDialog(say: Say, page: EnginePage, variant: number, faces: readonly Face[], shared: boolean): string {
  return dialog("info", say, "info", page.info(say, variant, faces) + keys(say, page.keys, shared));
}

const coder = (say: Say) => (id: string, name: MessageKey) => `<dt>${say(name)}</dt><dd><code id="${id}" dir="ltr"></code></dd>`;
const verifyLink = (say: Say): string =>
  `<p><a id="verify-link" target="_blank" rel="noopener" href="/verify">${say("fairVerify")}${icon("arrow-square-out")}</a></p>`;

/** The proof of a shared table: a chain of seeds instead of the member's own. */
export function tableFairDialog(say: Say): string {
  const code = coder(say);
  const now = `<dl class="seeds">${code("table-round", "fairRound")}${code("table-hash", "fairRoundHash")}${code("table-seed", "fairLastSeed")}${code("anchor", "fairAnchor")}</dl>`;
  return dialog(
    "fair",
    say,
    "fair",
    `<p>${say("fairTable")}</p><section><h3 class="ruled">${say("fairNow")}</h3>${now}</section>${verifyLink(say)}`,
  );
}

export function fairDialog(say: Say): string {
  const code = coder(say);
  const now = `<dl class="seeds">${code("hash", "fairHash")}${code("client", "fairClient")}${code("nonce", "fairNonce")}${code("next-hash", "fairNext")}</dl>`;
  const form =
    `<form id="rotate" novalidate><label for="seed">${say("fairClient")}</label><input id="seed" name="seed" maxlength="64" autocomplete="off" spellcheck="false" dir="ltr" aria-describedby="seed-hint seed-bad">` +
    `<p class="hint" id="seed-hint">${say("fairChangeHint")}</p><p class="bad" id="seed-bad" role="alert"></p>` +
    `<button type="submit" class="primary">${say("fairChange")}</button></form>`;
  const before = `<section id="revealed" hidden><h3 class="ruled">${say("fairRevealed")}</h3><dl class="seeds">${code("old-server", "fairServer")}${code("old-hash", "fairHash")}${code("old-client", "fairClient")}${code("old-nonce", "fairNonce")}</dl></section>`;
  return dialog(
    "fair",
    say,
    "fair",
    `<p>${say("fairText")}</p><section><h3 class="ruled">${say("fairNow")}</h3>${now}</section>${form}${before}` +
      verifyLink(say),
  );
}
