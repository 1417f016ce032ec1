import type { MessageKey, Speech } from "../messages/messages.ts";
import { type DrawName, type DrawTitle, drawsOf, drawTitleOf } from "../tables/lobby.ts";
import { icon } from "./document.ts";
import { dataScript, escapeHtml } from "./html.ts";
import { lobbyAddress } from "./lobby-address.ts";
import { type Say, sayer } from "./say.ts";
import { felt, tool } from "./shell-parts.ts";

export interface LobbyPage {
  readonly speech: Speech;
  /** The title that was launched. */
  readonly launched: string;
  readonly title: DrawTitle;
  /** The query of the page's address. */
  readonly asked: URLSearchParams;
  readonly siteOrigins: readonly string[];
}

const NAMES = { digits: "lobbyDigits", race: "lobbyRace" } as const satisfies Record<DrawName, MessageKey>;
export const drawName = (say: Say, name: DrawName): string => say(NAMES[name]);

/** Seconds from one draw to the next. */
function everyOf({ engine, variant }: DrawTitle): number {
  const { bets, play, show } = engine.pace(variant, () => []);
  return (bets + play + show) / 1000;
}

/** A draw of the lobby: its link covers the card; the page fills in its time and its results. */
function card(say: Say, code: string, { launched, asked }: LobbyPage): string {
  const title = drawTitleOf(code);
  if (!title) return "";
  const address = escapeHtml(lobbyAddress(asked, launched, code));
  // The script names the launched draw by its own title.
  const often = say("lobbyEvery", { seconds: everyOf(title) });
  const every = code === launched ? `${drawName(say, title.name)} · ${often}` : often;
  return (
    `<li class="draw-card p-${title.palette}" data-draw="${code}"><h3><a href="${address}">${drawName(say, title.name)}</a></h3>` +
    `<p class="every">${every}</p><p class="draw-clock">&nbsp;</p>` +
    `<span class="time" aria-hidden="true"><i></i></span><div class="draw-results"><h4 class="sr">${say("lobbyLast")}</h4><ol class="road" dir="ltr"></ol></div></li>`
  );
}

/** Body of the page that shows all draws of a launched title. The script fills it and moves its clocks. */
export function lobbyBody(page: LobbyPage): string {
  const { speech, launched, title, asked, siteOrigins } = page;
  const say = sayer(speech);
  const { lang, messages } = speech;
  const { name: engine, variant } = title;
  const vietnam = asked.get("area") === "VN";
  const device = asked.get("device") === "MOBILE" ? ' data-device="MOBILE"' : "";
  const data = {
    lang,
    messages,
    gameCode: launched,
    launched,
    siteOrigins,
    engine,
    shared: true,
    variant,
    faces: [],
    start: "tablePlace",
  };
  return (
    `<header class="bar"><h1 id="title">&nbsp;</h1><div class="tools">${tool("leave", say("leave"), icon("x"), " hidden")}</div></header>` +
    `<main class="lobby-room"${device}>${felt}<section class="wallet"><p class="balance"><span>${say("balance")}</span><strong id="balance" class="fig">&nbsp;</strong></p></section>` +
    `<section class="notice" id="notice" role="alert" hidden><h2>${icon("warning-circle")}${say("problem")}</h2><p id="notice-text"></p><button type="button" class="plain" id="notice-do"></button></section>` +
    `<section id="board" data-state="loading"><h2 class="ruled">${say("lobbyAll")}</h2><p class="sum fig" id="sum" hidden></p><p class="tale" id="tale">${say("loading")}</p>` +
    `${vietnam ? `<p class="lobby-zone">${say("lobbyVietnam")}</p>` : ""}<ol class="draw-cards">${drawsOf(launched)
      .map((code) => card(say, code, page))
      .join("")}</ol></section></main>` +
    `<p class="sr" role="status" id="said"></p><noscript><p class="no-script">${say("noScript")}</p></noscript>${dataScript("boot", data)}`
  );
}
