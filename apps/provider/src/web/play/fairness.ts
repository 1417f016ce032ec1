import type { SeedsView } from "../../play/contract.ts";
import { CLIENT_SEED } from "../../fair/client-seed.ts";
import { part, put } from "../shared/dom.ts";
import { boot, say } from "../shared/boot.ts";
import { call } from "./api.ts";
import { keepHash, seenPart, showHashes, shownNow } from "./seen-hashes.ts";

export function showSeeds(seeds: SeedsView): void {
  keepHash(seeds.hash, seeds.nonce);
  keepHash(seeds.nextHash, 0);
  showHashes(seeds.hash);
  put("hash", seeds.hash);
  put("next-hash", seeds.nextHash);
  put("client", seeds.clientSeed);
  put("nonce", String(seeds.nonce));
}

function verifyAddress(values: Readonly<Record<string, string>>): string {
  const { theme = "", brand = "" } = document.documentElement.dataset;
  return `/verify?${new URLSearchParams({ lang: boot.lang, theme, brand, game: boot.gameCode, ...values }).toString()}`;
}

function complain(text: string): void {
  put("seed-bad", text);
  const seed = part("seed", HTMLInputElement);
  seed.setAttribute("aria-invalid", String(text !== ""));
  if (text !== "") seed.focus();
}

async function rotate(): Promise<SeedsView | undefined> {
  const seed = part("seed", HTMLInputElement);
  const clientSeed = seed.value.trim();
  if (!CLIENT_SEED.test(clientSeed)) {
    complain(say("fairBad"));
    return undefined;
  }
  const reply = await call("rotate", { clientSeed });
  if (reply.kind !== "ok") {
    complain(say(reply.kind === "lost" ? "unavailable" : reply.code === "busy" ? "fairBusy" : "session_open"));
    return undefined;
  }
  const { revealed, seeds } = reply.value;
  complain("");
  seed.value = "";
  part("revealed", HTMLElement).hidden = false;
  put("old-server", revealed.serverSeed);
  put("old-hash", revealed.hash);
  put("old-client", revealed.clientSeed);
  put("old-nonce", String(revealed.rounds));
  const { serverSeed: server, hash, clientSeed: client } = revealed;
  part("verify-link", HTMLAnchorElement).href = verifyAddress({ server, hash, client, nonce: "0" }) + seenPart(shownNow());
  return seeds;
}

export function fairnessPanel(first: SeedsView): { played: () => void } {
  let seeds = first;
  showSeeds(seeds);
  part("verify-link", HTMLAnchorElement).href = verifyAddress({ hash: seeds.hash, client: seeds.clientSeed });
  let busy = false;
  const change = async () => {
    const next = await rotate();
    busy = false;
    if (next) showSeeds((seeds = next));
  };
  part("rotate", HTMLFormElement).addEventListener("submit", (event) => {
    event.preventDefault();
    if (busy) return;
    busy = true;
    void change();
  });
  return { played: () => showSeeds((seeds = { ...seeds, nonce: seeds.nonce + 1 })) };
}
