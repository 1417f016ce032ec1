import type { Proof } from "../../play/contract.ts";
import { drawsFrom } from "../../fair/draws.ts";
import { fromHex, toHex } from "../../fair/hex.ts";
import { hmacSha256, sha256 } from "../../fair/sha256.ts";
import { type Outcome, play, type Spin } from "../../slot/spin.ts";
import { make, part, svg } from "../shared/dom.ts";
import { say } from "../shared/boot.ts";

const FIELDS = ["server", "hash", "client", "nonce"] as const;
type Field = (typeof FIELDS)[number];
const input = (name: Field): HTMLInputElement => part(name, HTMLInputElement);

let proof: Proof | undefined;

function complain(name: Field, text: string): void {
  part(`${name}-bad`, HTMLElement).textContent = text;
  input(name).setAttribute("aria-invalid", String(text !== ""));
}

function verdict(good: boolean, text: string): HTMLElement {
  return make("p", `verdict ${good ? "good" : "wrong"}`, good ? "✓" : "✗", make("span", "", text));
}

function spinCard(spin: Spin, index: number, spins: number): HTMLElement {
  const grid = make("div", "grid");
  grid.dir = "ltr";
  for (const row of [0, 1, 2])
    for (const column of spin.grid) {
      const name = column[row] ?? "";
      const label = svg("svg", { class: `label t-${name}`, role: "img", "aria-label": say(`symbol_${name}`) });
      label.append(svg("use", { href: `#label-${name}` }));
      grid.append(label);
    }
  const title = index === 0 ? say("verifySpin") : say("rainSpin", { spin: index, spins: spins - 1 });
  const stops = make("code", "", spin.stops.join(" "));
  const times = spin.result.total * spin.times;
  const prize = make("p", "", `${say("prize")}: `, make("bdi", "fig", say("infoTimes", { times: times / 10 })));
  return make("section", "spun", make("h2", "ruled", title), grid, make("p", "", `${say("verifyStops")}: `, stops), prize);
}

function verdicts(seedHash: string, outcome: Outcome): HTMLElement[] {
  const said: HTMLElement[] = [];
  const wanted = input("hash").value.trim().toLowerCase();
  if (wanted !== "") said.push(verdict(wanted === seedHash, say(wanted === seedHash ? "verifyMatches" : "verifyDiffers")));
  if (proof && String(proof.nonce) === input("nonce").value.trim()) {
    const same = JSON.stringify(outcome.spins.map((spin) => spin.stops)) === JSON.stringify(proof.stops);
    said.push(verdict(same, say(same ? "verifySame" : "verifyOther")));
  }
  return said;
}

function compute(): void {
  const seed = fromHex(input("server").value.trim());
  const nonceText = input("nonce").value.trim();
  const badSeed = seed?.length !== 32;
  const badNonce = !/^[0-9]{1,9}$/.test(nonceText);
  complain("server", badSeed ? say("verifyBadSeed") : "");
  complain("nonce", badNonce ? say("verifyBadNonce") : "");
  if (badSeed || badNonce || seed === undefined) {
    input(badSeed ? "server" : "nonce").focus();
    return;
  }
  const seeds = { serverSeed: seed, clientSeed: input("client").value.trim(), nonce: Number(nonceText) };
  const outcome = play(drawsFrom(seeds, hmacSha256));
  const cards = outcome.spins.map((spin, index) => spinCard(spin, index, outcome.spins.length));
  part("answer", HTMLElement).replaceChildren(...verdicts(toHex(sha256(seed)), outcome), ...cards);
}

function showNotice(text: string): void {
  const notice = part("notice", HTMLElement);
  notice.hidden = false;
  notice.textContent = text;
}

/** An answer of our own server, compiled from the same type. */
async function loadProof(round: string): Promise<Proof | undefined> {
  const response = await fetch(`/proof/${encodeURIComponent(round)}`).catch(() => undefined);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the comment above says why
  return response?.ok ? ((await response.json()) as Proof) : undefined;
}

async function start(): Promise<void> {
  part("verify", HTMLFormElement).addEventListener("submit", (event) => {
    event.preventDefault();
    compute();
  });
  const asked = new URLSearchParams(location.search);
  for (const name of FIELDS) input(name).value = asked.get(name) ?? input(name).value;
  const round = asked.get("round");
  if (round !== null) {
    proof = await loadProof(round);
    if (!proof) return showNotice(say("verifyUnknown"));
    input("hash").value = proof.hash;
    input("client").value = proof.clientSeed;
    input("nonce").value = String(proof.nonce);
    input("server").value = proof.serverSeed ?? "";
    if (proof.serverSeed === undefined) return showNotice(say("verifyHidden"));
  }
  if (input("server").value !== "") compute();
}

void start();
