import { ballInk } from "../../engines/balls.ts";
import { isolated } from "../../engines/isolated.ts";
import { numberWords } from "../../engines/digits/words.ts";
import { numberText } from "../../engines/digits/digits.ts";
import { raceWords } from "../../engines/race/words.ts";
import type { DrawsState, DrawView } from "../../play/contract.ts";
import { call } from "../play/api.ts";
import { listen, notifySite } from "../play/frame.ts";
import { cannotOpen } from "../play/cannot-open.ts";
import { openSession } from "../play/open-session.ts";
import { leaveButton } from "../play/panels.ts";
import { showBalance, showResult } from "../play/view.ts";
import { listed, say } from "../shared/boot.ts";
import { make, part, pause } from "../shared/dom.ts";
import { moneyFormat } from "../shared/money.ts";
import { VendorClock } from "../table/clock.ts";
import type { Stops } from "../table/scene.ts";

const clock = new VendorClock();
let draws: DrawsState["draws"] = [];

const query = new URLSearchParams(location.search);
/** The launch names where the member plays: their times are those of its clocks. */
const time = new Intl.DateTimeFormat("en", {
  hour: "2-digit",
  minute: "2-digit",
  second: "2-digit",
  hourCycle: "h23",
  timeZone: query.get("area") === "VN" ? "Asia/Ho_Chi_Minh" : undefined,
});

interface Result {
  readonly mark: (drawn: readonly number[]) => HTMLElement;
  readonly words: (stops: Stops) => string;
}

/** How the results of an engine are shown, and read out. */
const RESULTS: Readonly<Record<DrawView["name"], Result>> = {
  digits: { mark: (digits) => make("li", "", make("span", "fig", numberText(digits))), words: numberWords },
  race: {
    mark: (order) => make("li", "podium", ...order.slice(0, 3).map((boat) => make("b", `fig ${ballInk(boat)}`, String(boat)))),
    words: raceWords,
  },
};
const ON: Readonly<Record<DrawView["name"], string>> = { digits: "drawOn", race: "raceOn" };

const within = (code: string, selector: string): HTMLElement | null =>
  document.querySelector(`[data-draw="${code}"] ${selector}`);

/** Shows how long the bets of a draw are still open. */
function showTime({ code, name, phase, opensAt, closesAt, endsAt }: DrawView, now: number): void {
  const open = phase === "bets" && now < closesAt;
  const [from, until] = open ? [opensAt, closesAt] : [closesAt, endsAt];
  const seconds = isolated(String(Math.max(0, Math.ceil((closesAt - now) / 1000))));
  const closes = say("lobbyClosesAt", { time: isolated(time.format(closesAt)) });
  const text = open ? listed([say("lobbyLeft", { seconds }), closes]) : phase === "show" ? say(ON[name]) : say("phasePlay");
  const shown = within(code, ".draw-clock");
  if (shown && shown.textContent !== text) shown.textContent = text;
  const left = Math.min(1, Math.max(0, (until - now) / Math.max(1, until - from)));
  const bar = within(code, ".time i");
  if (bar) bar.style.inlineSize = `${left * 100}%`;
  document.querySelector(`[data-draw="${code}"]`)?.classList.toggle("open", open);
}

function showResults({ code, name, recent }: DrawView): void {
  const { mark, words } = RESULTS[name];
  const marks = recent.map((stops) => {
    const shown = mark(stops[0] ?? []);
    shown.title = words(stops);
    shown.append(make("span", "sr", words(stops)));
    return shown;
  });
  within(code, ".road")?.replaceChildren(...(marks.length > 0 ? marks : [make("li", "none", say("lobbyNone"))]));
}

function showAll(state: DrawsState): void {
  const known = new Map(draws.map((draw) => [draw.code, draw]));
  clock.take(state.now);
  draws = state.draws;
  for (const draw of draws) {
    if (JSON.stringify(known.get(draw.code)?.recent) !== JSON.stringify(draw.recent)) showResults(draw);
    showTime(draw, clock.now());
  }
}

/** Milliseconds until a draw of the lobby has its next phase. */
const untilNext = (now: number): number => {
  const turns = draws.flatMap(({ closesAt, endsAt }) => [closesAt, endsAt]).filter((turn) => turn > now);
  return Math.min(8000, Math.max(500, Math.min(...turns) - now + 100));
};

async function follow(): Promise<void> {
  for (;;) {
    if (document.hidden) await new Promise((resolve) => document.addEventListener("visibilitychange", resolve, { once: true }));
    const reply = await call("draws", {});
    if (reply.kind === "ok") showAll(reply.value);
    else if (reply.kind === "refused" && reply.code === "session_expired") return cannotOpen(reply);
    await pause(reply.kind === "ok" ? untilNext(clock.now()) : 1500);
  }
}

async function start(): Promise<void> {
  listen();
  leaveButton();
  const reply = await openSession();
  if (reply.kind !== "ok") return cannotOpen(reply);
  const { game, balance } = reply.value;
  part("title", HTMLElement).textContent = game.title;
  document.title = game.title;
  within(game.code, "h3 a")?.replaceChildren(game.title);
  showBalance(balance, moneyFormat(document.documentElement.lang, reply.value));
  showResult("");
  setInterval(() => {
    if (!document.hidden) for (const draw of draws) showTime(draw, clock.now());
  }, 250);
  part("board", HTMLElement).dataset.state = "idle";
  notifySite({ type: "ready", gameCode: game.code });
  await follow();
}

void start();
