import { facesOf } from "../engines/symbols/faces.ts";
import { isShared, playsFree, type Title } from "../engines/table.ts";
import type { MessageKey, Speech } from "../messages/messages.ts";
import { icon } from "./document.ts";
import { dataScript, escapeHtml } from "./html.ts";
import { infoDialog, fairDialog, tableFairDialog } from "./dialogs.ts";
import type { EnginePage } from "./engine-page.ts";
import { pageOf } from "./engine-pages.ts";
import { type Say, sayer } from "./say.ts";
import { felt, tool } from "./shell-parts.ts";

export interface PlayPage {
  readonly speech: Speech;
  readonly gameCode: string;
  /** The title that was launched; another one than the game where its lobby led to another draw. */
  readonly launched: string;
  readonly title: Title;
  readonly siteOrigins: readonly string[];
  /** The address of the lobby that has this draw. */
  readonly lobby: string | undefined;
}

const lobbyLink = (say: Say, address: string): string =>
  `<a class="tool" id="all-draws" href="${escapeHtml(address)}" aria-label="${say("lobbyAll")}" title="${say("lobbyAll")}">${icon("squares-four")}</a>`;

function bar(say: Say, lobby: string | undefined): string {
  const tools = [
    lobby === undefined ? "" : lobbyLink(say, lobby),
    tool("open-info", say("info"), icon("info"), ' aria-haspopup="dialog"'),
    tool("open-fair", say("fair"), icon("seal-check"), ' aria-haspopup="dialog"'),
    tool("sound", say("soundOn"), icon("speaker-slash") + icon("speaker-high"), ' aria-pressed="false"'),
    tool("leave", say("leave"), icon("x"), " hidden"),
  ];
  return `<header class="bar"><h1 id="title">&nbsp;</h1><div class="tools">${tools.join("")}</div></header>`;
}

function board(say: Say, { well, board: kind }: EnginePage, title: Title): string {
  const { variant, palette } = title;
  return (
    `<section class="board ${kind}${isShared(title) ? " shared" : ""}${palette ? ` p-${palette}` : ""}" id="board" data-state="loading">${well(say, variant)}` +
    '<span class="wait" aria-hidden="true"></span></section>'
  );
}

/** Beside the stake: quicker rounds, or at a shared table what is laid again or taken away. */
const beside = (say: Say, shared: boolean): string =>
  shared
    ? `<button type="button" class="quick" id="again"><span id="again-word">${say("tableRepeat")}</span></button></div></section>`
    : `<button type="button" class="quick" id="quick" aria-pressed="false" title="${say("quickHint")}">${icon("lightning")}` +
      `<span>${say("quick")}</span></button></div></section>`;

function slip(say: Say, start: MessageKey, shared: boolean): string {
  return (
    `<section class="slip">${tool("bet-less", say(shared ? "chipLess" : "betLess"), icon("minus"))}` +
    `<button type="button" class="chip" id="spin" disabled><span class="face"><b id="spin-word">${say(start)}</b>` +
    ' <span id="spin-amount" class="fig"></span></span></button>' +
    `${tool("bet-more", say(shared ? "chipMore" : "betMore"), icon("plus"))}<div class="under"><p class="stake"><span id="stake-word">${say(shared ? "chip" : "bet")}</span> <output id="stake" class="fig" aria-live="off">&nbsp;</output>` +
    `<small id="per-line"></small></p>${beside(say, shared)}`
  );
}

function side(say: Say, start: MessageKey, shared: boolean): string {
  return (
    `<div class="side"><section class="wallet"><p class="balance"><span>${say("balance")}</span>` +
    '<strong id="balance" class="fig">&nbsp;</strong></p><p class="raining" id="raining" hidden></p></section>' +
    `<section class="result" id="result"><p class="sum fig" id="sum" hidden></p><p class="tale" id="tale">${say("loading")}</p></section>` +
    `<section class="notice" id="notice" role="alert" hidden><h2>${icon("warning-circle")}${say("problem")}</h2><p id="notice-text"></p>` +
    `<button type="button" class="plain" id="notice-do"></button></section>${slip(say, start, shared)}` +
    `<section class="past"><h2 class="ruled">${say("past")}</h2><ol id="past"></ol><p id="past-none">${say("pastNone")}</p></section></div>`
  );
}

/** Classes of the body, by which the parts round the board follow its engine. `:has()` would be matched again at each change of the board. */
export const playKind = (title: Title): string =>
  `play on-${title.name}${isShared(title) ? " on-shared" : ""}${title.hasPot ? " on-pot" : ""}`;

/** The keys of texts that the server alone prints: rules and chances. They are long, and no script says them. */
export const SERVER_ONLY_KEYS = /^rule[A-Z]|(Rules|ChancesText)$/;
/** The keys of texts that the page of proofs alone says. */
export const PROOF_ONLY_KEYS = /^verify[A-Z]/;
/** The keys of texts that the page of the sportsbook alone says. */
export const SPORTSBOOK_ONLY_KEYS = /^(sportsbook|sport|team)[A-Z]/;
const ELSEWHERE = [SERVER_ONLY_KEYS, PROOF_ONLY_KEYS, SPORTSBOOK_ONLY_KEYS];
/** Texts that the pages of other titles do without: those of rummy are many, and few titles have a pot or play free rounds. */
const isOfOther = (key: string, title: Title): boolean =>
  (/^rummy[A-Z]/.test(key) && title.name !== "rummyroom") ||
  (/^pot[A-Z]/.test(key) && !title.hasPot) ||
  (/^free[A-Z_]/.test(key) && !playsFree(title));
const isSaid = (key: string, title: Title): boolean => !ELSEWHERE.some((keys) => keys.test(key)) && !isOfOther(key, title);
const saidMessages = (messages: Speech["messages"], title: Title) =>
  Object.fromEntries(Object.entries(messages).filter(([key]) => isSaid(key, title)));

/** Body of a game's page. It contains all elements and texts; the script only fills and moves them. */
export function playBody({ speech, gameCode, launched, title, siteOrigins, lobby }: PlayPage): string {
  const say = sayer(speech);
  const { lang, messages } = speech;
  const page = pageOf(title);
  const { name: engine, variant } = title;
  const faces = facesOf(title);
  const sprite = typeof page.sprite === "string" ? page.sprite : page.sprite(faces);
  const shared = isShared(title);
  const data = dataScript("boot", {
    lang,
    messages: saidMessages(messages, title),
    gameCode,
    launched,
    siteOrigins,
    engine,
    shared,
    variant,
    faces,
    start: page.start,
  });
  return (
    `<svg class="sprite" aria-hidden="true" focusable="false">${sprite}</svg>${bar(say, lobby)}` +
    `<main class="room">${felt}${board(say, page, title)}${side(say, page.start, shared)}</main>` +
    `<p class="sr" role="status" id="said"></p>${infoDialog(say, page, variant, faces, shared)}${shared ? tableFairDialog(say) : fairDialog(say)}` +
    `<noscript><p class="no-script">${say("noScript")}</p></noscript>${data}`
  );
}
