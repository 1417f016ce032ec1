import { toMinor } from "../../amounts.ts";
import type { Draw } from "../../engines/engine.ts";
import type { Proof } from "../../play/contract.ts";
import type { SlipProof } from "../../sportsbook/contract.ts";
import { drawsFrom } from "../../fair/draws.ts";
import { fromHex, toHex } from "../../fair/hex.ts";
import { hmacSha256, sha256 } from "../../fair/sha256.ts";
import { drawPot, winningNumbers, winsPot } from "../../engines/slot/pot.ts";
import { play, type Spin } from "../../engines/slot/spin.ts";
import { faceOf } from "../../engines/slot/symbols.ts";
import { drawLabel, faceText } from "../../engines/symbols/draw.ts";
import { type Face, facesOf } from "../../engines/symbols/faces.ts";
import { firstBetOf, hasTurns, isShared, type Title, titleOf } from "../../engines/table.ts";
import { WORDS } from "../../engines/words.ts";
import { readSeen, seenBefore } from "../play/seen-hashes.ts";
import { timesText } from "../shared/times.ts";
import { make, part } from "../shared/dom.ts";
import { say } from "../shared/boot.ts";
import { compareSeen } from "./compare-seen.ts";
import { liveCard } from "./live-card.ts";
import { slipCards } from "./slip-card.ts";
import { verdict } from "./verdict.ts";

const FIELDS = ["server", "hash", "client", "nonce", "choice"] as const;
type Field = (typeof FIELDS)[number];
const input = (name: Field): HTMLInputElement => part(name, HTMLInputElement);

let proof: Proof | undefined;
/** What was shown before the bet: stored here, or named by the link of the game's page. */
let seen: string | undefined;
/** The game whose round is computed: the slot, unless the address or the proof names another. */
let game: Title | undefined = titleOf("slot");

/** Where a bet is needed and the address has none, the first that the game publishes. */
function fillChoice(): void {
  const choice = input("choice");
  if (choice.value === "" && game && !game.engine.offers("", game.variant)) choice.value = firstBetOf(game);
}

function takeGame(gameCode: string): void {
  game = titleOf(gameCode);
  part("choice-field", HTMLElement).hidden = game === undefined || (!hasTurns(game) && game.engine.offers("", game.variant));
  part("game", HTMLElement).textContent = gameCode;
  // All players of a shared round have the same seed: the code of the game.
  part("client-label", HTMLElement).textContent = say(game && isShared(game) ? "verifyAllSeed" : "fairClient");
}

type Stops = readonly (readonly number[])[];

function complain(name: Field, text: string): void {
  part(`${name}-bad`, HTMLElement).textContent = text;
  input(name).setAttribute("aria-invalid", String(text !== ""));
}

const SEEN = { seen: ["good", "verifySeen"], other: ["wrong", "verifyExchanged"], never: ["open", "verifyUnseen"] } as const;

/** A symbol that screen readers name. */
function saidLabel(face: Face): SVGElement {
  const label = drawLabel(face);
  label.removeAttribute("aria-hidden");
  label.setAttribute("role", "img");
  label.setAttribute("aria-label", faceText(face));
  return label;
}

function spinCard(spin: Spin, index: number, spins: number, faces: readonly Face[]): HTMLElement {
  const grid = make("div", "grid");
  grid.dir = "ltr";
  for (const row of [0, 1, 2])
    for (const symbol of spin.grid.flatMap((column) => column[row] ?? [])) grid.append(saidLabel(faceOf(symbol, faces)));
  const title = index === 0 ? say("verifySpin") : say("rainSpin", { spin: index, spins: spins - 1 });
  const stops = make("code", "", spin.stops.join(" "));
  const times = spin.result.total * spin.times;
  const prize = make("p", "", `${say("prize")}: `, make("bdi", "fig", say("infoTimes", { times: times / 10 })));
  return make("section", "spun", make("h2", "ruled", title), grid, make("p", "", `${say("verifyStops")}: `, stops), prize);
}

function miniCard(words: string, stops: Stops, pays: number): HTMLElement {
  const drawn = make("p", "", `${say("verifyStops")}: `, make("code", "", stops.map((group) => group.join(" ")).join(" / ")));
  const prize = make("p", "", `${say("prize")}: ${timesText(pays)}`);
  return make("section", "spun", make("h2", "ruled", say("verifyRound")), make("p", "told", words), drawn, prize);
}

/** The number of the pot, and whether it wins with the stake of the proof. */
function potCard(number: number, played: Proof | undefined): HTMLElement {
  const drawn = make("p", "", `${say("verifyPotNumber")}: `, make("code", "", String(number)));
  const card = make("section", "spun", make("h2", "ruled", say("pot")), drawn);
  if (!played) return card;
  const { stake, pot, currency } = played;
  const digits = stake.split(".")[1]?.length ?? 0;
  const wins = winsPot(number, stake, digits);
  const below = winningNumbers(toMinor(stake, digits), digits);
  const same = wins === (pot?.won !== undefined);
  const rule = say("verifyPotRule", { stake: `\u2066${stake} ${currency}\u2069`, below: String(below) });
  const outcome = say(wins ? "verifyPotWon" : "verifyPotNot");
  card.append(make("p", "", `${rule} ${outcome}`), verdict(same ? "good" : "wrong", say(same ? "verifySame" : "verifyOther")));
  return card;
}

/** Whether the seed was fixed before the bet, as far as the device of the bet knows. */
function seedVerdict(title: Title, seed: Uint8Array, round: number): HTMLElement {
  const wanted = input("hash").value.trim().toLowerCase();
  if (wanted !== "" && wanted !== toHex(sha256(seed))) return verdict("wrong", say("verifyDiffers"));
  const before = proof && proof.nonce !== round ? undefined : seen;
  const [kind, key] = SEEN[compareSeen({ seed, round, shared: isShared(title), before })];
  return verdict(kind, say(key));
}

function verdicts(seed: HTMLElement, stops: Stops): HTMLElement[] {
  if (!proof || String(proof.nonce) !== input("nonce").value.trim()) return [seed];
  const same = JSON.stringify(stops) === JSON.stringify(proof.stops) && input("choice").value.trim() === proof.choice;
  return [seed, verdict(same ? "good" : "wrong", say(same ? "verifySame" : "verifyOther"))];
}

/** The round by the rules of its engine, with what the page shows of it. */
function computed(title: Title, draw: () => Draw): { stops: Stops; cards: HTMLElement[] } {
  const { name, engine, variant } = title;
  if (name === "slot") {
    const next = draw();
    const { spins } = play(next, variant);
    const faces = facesOf(title);
    const stops = spins.map((spin) => spin.stops);
    const cards = spins.map((spin, index) => spinCard(spin, index, spins.length, faces));
    if (!title.hasPot) return { stops, cards };
    const number = drawPot(next);
    return { stops: [...stops, [number]], cards: [...cards, potCard(number, proof)] };
  }
  const choice = input("choice").value.trim();
  const { stops, total } = engine.play(draw(), choice, variant);
  const pays = isShared(title) ? total / title.engine.chips(choice) : (total * 100) / engine.parts;
  const live = isShared(title) ? liveCard(title, choice, stops) : [];
  return { stops, cards: [miniCard(WORDS[name](choice, stops, variant, facesOf(title)), stops, pays), ...live] };
}

function compute(): void {
  const seed = fromHex(input("server").value.trim());
  const nonceText = input("nonce").value.trim();
  const badSeed = seed?.length !== 32;
  const badNonce = !/^[0-9]{1,9}$/.test(nonceText);
  complain("server", badSeed ? say("verifyBadSeed") : "");
  complain("nonce", badNonce ? say("verifyBadNonce") : "");
  const badChoice = game !== undefined && !game.engine.offers(input("choice").value.trim(), game.variant);
  complain("choice", badChoice ? say("verifyBadChoice") : "");
  if (badSeed || badNonce || badChoice || seed === undefined || !game) {
    input(badSeed ? "server" : badNonce ? "nonce" : "choice").focus();
    return;
  }
  const seeds = { serverSeed: seed, clientSeed: input("client").value.trim(), nonce: Number(nonceText) };
  const { stops, cards } = computed(game, () => drawsFrom(seeds, hmacSha256));
  part("answer", HTMLElement).replaceChildren(...verdicts(seedVerdict(game, seed, seeds.nonce), stops), ...cards);
}

function showNotice(text: string): void {
  const notice = part("notice", HTMLElement);
  notice.hidden = false;
  notice.textContent = text;
}

/** An answer of our own server, compiled from the same type. */
async function loadProof(round: string): Promise<Proof | SlipProof | undefined> {
  const response = await fetch(`/proof/${encodeURIComponent(round)}`).catch(() => undefined);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the comment above says why
  return response?.ok ? ((await response.json()) as Proof | SlipProof) : undefined;
}

/** A slip has a seed for each of its fixtures: nothing is typed, all of it is computed. */
function showSlip(slip: SlipProof): void {
  part("verify", HTMLFormElement).hidden = true;
  part("game", HTMLElement).textContent = slip.gameCode;
  part("answer", HTMLElement).replaceChildren(...slipCards(slip));
}

async function start(): Promise<void> {
  part("verify", HTMLFormElement).addEventListener("submit", (event) => {
    event.preventDefault();
    compute();
  });
  const asked = new URLSearchParams(location.search);
  for (const name of FIELDS) input(name).value = asked.get(name) ?? input(name).value;
  takeGame(asked.get("game") ?? "slot");
  const round = asked.get("round");
  seen = (round === null ? undefined : seenBefore(round)) ?? readSeen(location.hash);
  if (round !== null) {
    const loaded = await loadProof(round);
    if (!loaded) return showNotice(say("verifyUnknown"));
    if ("legs" in loaded) return showSlip(loaded);
    proof = loaded;
    takeGame(proof.gameCode);
    input("choice").value = proof.choice;
    input("hash").value = proof.hash;
    input("client").value = proof.clientSeed;
    input("nonce").value = String(proof.nonce);
    input("server").value = proof.serverSeed ?? "";
    if (proof.serverSeed === undefined) return showNotice(say("verifyHidden"));
  }
  if (input("server").value === "") return;
  fillChoice();
  compute();
}

void start();
