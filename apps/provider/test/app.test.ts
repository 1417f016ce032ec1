import { describe, expect, it } from "vitest";
import { FRESHNESS_MS, SANDBOX_PROVIDER } from "@baize/api/provider/identity";
import { gamesAnswer } from "@baize/api/provider/games";
import { signHeaders } from "@baize/api/provider/sign";
import { titleOf } from "../src/engines/table.ts";
import { LANGUAGE_TAGS } from "../src/messages/messages.ts";
import type { RoundView } from "../src/play/contract.ts";
import { intent, started } from "./door.ts";
import { verifyRound } from "./verify-round.ts";

describe("pages", () => {
  it("have a policy without inline scripts, and are framed by the site alone", async () => {
    const { get } = await started();
    const page = await get("/play/pearl-monsoon?lang=hi&theme=light&brand=utsav");
    const policy = page.headers.get("content-security-policy") ?? "";
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("frame-ancestors http://site.test");
    expect(policy).not.toContain("unsafe");
    const html = await page.text();
    expect(html).toContain('<html lang="hi" dir="ltr" data-theme="light" data-brand="utsav">');
    expect(html.match(/<script(?![^>]*(src=|type="application\/json"))/g)).toBeNull();
    expect(html.match(/\son\w+=|\sstyle=/g)).toBeNull();
  });

  it("name only existing assets, in browser JavaScript, cached for ever", async () => {
    const { get } = await started();
    const html = (await (await get("/play/other-game")).text()) + (await (await get("/verify")).text());
    const paths = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map((match) => match[1] ?? "");
    expect(paths.filter((path) => path.endsWith(".js")).length).toBeGreaterThan(5);
    const imported: string[] = [];
    const kinds: Record<string, string> = {
      js: "text/javascript; charset=utf-8",
      css: "text/css; charset=utf-8",
      woff2: "font/woff2",
    };
    for (const path of paths) {
      const asset = await get(path);
      const { status, headers } = asset;
      const seen = [path, status, headers.get("cache-control"), headers.get("content-type")];
      expect(seen).toEqual([path, 200, "public, max-age=31536000, immutable", kinds[path.split(".").at(-1) ?? ""]]);
      const text = path.endsWith(".js") ? await asset.text() : "";
      for (const [, from = ""] of text.matchAll(/from\s*["'`](\.[^"'`]+)/g))
        imported.push(new URL(from, `http://x${path}`).pathname);
    }
    expect(imported).not.toEqual([]);
    // A script that the page does not name is found, and asked for, late.
    expect(imported.filter((path) => !paths.includes(path))).toEqual([]);
  });

  it("weigh at most 120 KiB with their fonts, whatever the engine and the language", async () => {
    const { get } = await started();
    const { games } = gamesAnswer.parse(await (await get("/games")).json());
    const first = new Map(games.map(({ code }) => [titleOf(code)?.name, code]));
    const packed = { "accept-encoding": "br, gzip" };
    const weighs = async (path: string) => (await (await get(path, packed)).arrayBuffer()).byteLength;
    const heavy: string[] = [];
    for (const lang of LANGUAGE_TAGS) {
      for (const code of first.values()) {
        const page = `/play/${code}?lang=${lang}`;
        const parts = (await (await get(page)).text()).matchAll(/(?:src|href)="(\/(?:assets|looks)\/[^"]+)"/g);
        const sizes = await Promise.all([page, ...Array.from(parts, ([, path = ""]) => path)].map(weighs));
        const sum = sizes.reduce((all, size) => all + size, 0);
        if (sum > 120 * 1024) heavy.push(`${code} ${lang}: ${sum}`);
      }
    }
    expect(heavy).toEqual([]);
  });

  it.each([
    "/assets/x/main.ts",
    "/assets/x/rounds/book.ts",
    "/assets/x/../config.ts",
    "/play/%3Cscript%3E",
    "/play/UPPER",
    "/nothing",
  ])("%s is not there", async (path) => {
    const { get } = await started();
    expect((await get(path)).status).toBe(404);
  });

  it("escape values of the address, or ignore them", async () => {
    const { get } = await started();
    const html = await (await get('/play/pearl-monsoon?lang="><script>alert(1)</script>&theme="x&brand="y')).text();
    expect(html).not.toContain("alert(1)");
    expect(html).toContain('<html lang="en" dir="ltr" data-theme="dark" data-brand="baize">');
  });

  it("apply a brand that the platform has, without a restart, and the usual one where it has none", async () => {
    const { get, server } = await started();
    const page = async (brand: string) => await (await get(`/play/pearl-monsoon?brand=${brand}`)).text();
    expect(await page("kaveri")).toContain('data-brand="baize"');
    server.sheets.set("/wps/brand-files/sona.css", "[data-brand=sona]{--bar:#000}");
    expect(await page("sona")).toMatch(/data-brand="sona".*href="\/looks\/sona\.css"/s);
    const sheet = await get("/looks/sona.css");
    expect([sheet.headers.get("content-type"), await sheet.text()]).toEqual([
      "text/css; charset=utf-8",
      "[data-brand=sona]{--bar:#000}",
    ]);
    expect(await (await get("/looks/regatta.css")).text()).toContain("[data-brand=regatta]");
    for (const file of ["nobody.css", "sona.js", "%2e%2e%2fstyle.css"])
      expect((await get(`/looks/${file}`)).status, file).toBe(404);
  });

  it("list the games by the contract, with the computed return", async () => {
    const { get } = await started();
    const games = gamesAnswer.parse(await (await get("/games")).json());
    expect(games.games.map((game) => [game.code, game.category, game.rtpPpm])).toEqual([
      ["pearl-monsoon", "RNG", 962_359],
      ["lines-0-lotus-1-lotus-lines", "RNG", 961_065],
      ["lines-1-lotus-1-lotus-lines", "RNG", 962_359],
      ["lines-2-lotus-1-lotus-lines", "RNG", 956_680],
      ["pot-0-lotus-1-lotus-pot", "JACKPOT", 973_565],
      ["pot-1-lotus-1-lotus-pot", "JACKPOT", 974_859],
      ["pot-2-lotus-1-lotus-pot", "JACKPOT", 969_180],
      ["cluster-0-lotus-1-lotus-cluster", "RNG", 948_868],
      ["cluster-1-lotus-1-lotus-cluster", "RNG", 946_566],
      ["cluster-2-lotus-1-lotus-cluster", "RNG", 927_263],
      ["hold-0-lotus-1-lotus-hold", "RNG", 955_289],
      ["hold-1-lotus-1-lotus-hold", "RNG", 954_276],
      ["hold-2-lotus-1-lotus-hold", "RNG", 943_673],
      ["dice-0-1-dice", "MINI", 990_000],
      ["wheel-0-1-wheel", "MINI", 970_000],
      ["coin-0-1-coin", "MINI", 980_000],
      ["keno-0-1-keno", "MINI", 957_425],
      ["plinko-0-1-plinko", "ARCADE", 970_000],
      ["fish-0-1-fish", "FISH", 970_000],
      ["mines-0-1-mines", "ARCADE", 982_800],
      ["hilo-0-1-hilo", "MINI", 987_928],
      ["pattiroom-0-1-pattiroom", "PVP", 920_898],
      ["rummyroom-0-1-rummyroom", "PVP", 746_515],
      ["cockfight-0-1-cockfight", "COCKFIGHT", 960_493],
      ["crash-0-1-crash", "CRASH", 990_000],
      ["football-0-1-football", "SPORTS", 947_558],
      ["cricket-0-1-cricket", "SPORTS", 945_861],
      ["kabaddi-0-1-kabaddi", "SPORTS", 946_004],
      ["tennis-0-1-tennis", "SPORTS", 945_095],
      ["esports-0-1-esports", "ESPORTS", 945_450],
      ["digits-0-1-digits", "LOTT", 949_410],
      ["race-0-1-race", "ELOTT", 949_333],
      ["andarbahar-0-1-andarbahar", "LIVE", 948_235],
      ["baccarat-0-1-baccarat", "LIVE", 951_559],
      ["dragontiger-0-1-dragontiger", "LIVE", 962_650],
      ["roulette-0-1-roulette", "LIVE", 972_972],
      ["teenpatti-0-1-teenpatti", "LIVE", 975_027],
      ["sportsbook-0-4-sportsbook", "SPORTS", 944_802],
    ]);
    const each = ["low", "medium", "high"];
    expect(games.games.flatMap(({ volatility = [] }) => volatility)).toEqual(["medium", ...each, ...each, ...each, ...each]);
    const facts = games.games.map(({ code, stakeStep, lines }) => [code.split("-")[0], stakeStep, lines]);
    expect(facts.filter(([, step]) => step !== 100)).toEqual([
      ["pearl", 10, 10],
      ...each.map(() => ["lines", 10, 10]),
      ["pattiroom", 1000, undefined],
      ["rummyroom", 800, undefined],
      ["sportsbook", 1, undefined],
    ]);
    for (const { code } of games.games) expect((await get(`/play/${code}`)).status, code).toBe(200);
  });
});

describe("the calls of the game's page", () => {
  it("open with a token once; a second time the session is over", async () => {
    const { post, server } = await started();
    const token = server.wallet.token();
    const first = await post("open", { token, gameCode: "lotus-lamp" });
    expect(first.status).toBe(200);
    expect(first.body).toMatchObject({ balance: "1000.00", currency: "INR", game: { code: "lotus-lamp" }, rounds: [] });
    expect(first.body.stakes).toEqual([
      "1.00",
      "2.00",
      "5.00",
      "10.00",
      "20.00",
      "50.00",
      "100.00",
      "200.00",
      "500.00",
      "1000.00",
    ]);
    expect((await post("open", { token, gameCode: "lotus-lamp" })).body).toEqual({ code: "session_expired" });
  });

  it("refuse invalid bodies, stakes that are not offered, and unknown keys", async () => {
    const { open, post } = await started();
    const { key } = await open();
    const bad = [
      {},
      { intent: "short", stake: "20.00" },
      { intent: intent(), stake: "20" },
      { intent: intent(), stake: "3.00" },
      { intent: intent(), stake: 20 },
    ];
    for (const body of [...bad, { intent: intent(), stake: "x".repeat(10_000) }])
      expect(await post("bet", body, key)).toEqual({ status: 400, body: { code: "invalid" } });
    expect((await post("bet", { intent: intent(), stake: "20.00" }, "unknown")).status).toBe(401);
    for (const clientSeed of ["", "   ", "\u202Egnp", "a\u0000b", "x".repeat(65)])
      expect((await post("rotate", { clientSeed }, key)).status).toBe(400);
  });

  it("report that the platform does not answer, or that the session ended there", async () => {
    const { open, post, server } = await started();
    const { key } = await open();
    server.fail("balance", { lose: "before" });
    expect((await post("resume", {}, key)).body).toEqual({ code: "unavailable" });
    server.wallet.expired = true;
    expect((await post("resume", {}, key)).body).toEqual({ code: "session_expired" });
    expect((await post("bet", { intent: intent(), stake: "20.00" }, key)).body).toMatchObject({
      phase: "refused",
      code: "session_expired",
    });
  });
});

describe("fairness", () => {
  it("hides the seed while it is in use, reveals it after the change, and every round recomputes to what was played", async () => {
    const { open, post, loadProof } = await started();
    const { key, seeds } = await open();
    const rounds: RoundView[] = [];
    for (let i = 0; i < 12; i++) rounds.push((await post("bet", { intent: intent(), stake: "20.00" }, key)).body);
    for (const round of rounds) expect((await loadProof(round)).serverSeed).toBeUndefined();
    const { revealed, seeds: next } = (await post("rotate", { clientSeed: "पतंग 7" }, key)).body;
    expect(revealed.hash).toBe(seeds.hash);
    expect(next).toMatchObject({ hash: seeds.nextHash, clientSeed: "पतंग 7", nonce: 0 });
    for (const [index, round] of rounds.entries()) {
      const proof = await loadProof(round);
      expect(proof).toMatchObject({
        serverSeed: revealed.serverSeed,
        hash: seeds.hash,
        clientSeed: seeds.clientSeed,
        nonce: index,
      });
      expect(verifyRound(proof)).toEqual({ hash: proof.hash, stops: proof.stops, win: round.win });
    }
  });
});

describe("calls to the platform", () => {
  it("are refused with another secret, a used nonce, or a late timestamp", async () => {
    const { server } = await started();
    const body = JSON.stringify({ member: "member-0001", currency: "INR", session: "session-0001" });
    const path = "/provider/v1/balance";
    const call = { provider: SANDBOX_PROVIDER.id, method: "POST", path, body };
    const send = async (headers: Record<string, string>) => {
      const answer = (await (await fetch(server.url + path, { method: "POST", headers, body })).json()) as { code: string };
      return answer.code;
    };
    const good = signHeaders(call, SANDBOX_PROVIDER.secret, Date.now());
    expect(await send(good)).toBe("ok");
    expect(await send(good)).toBe("stale");
    expect(await send(signHeaders(call, "another secret", Date.now()))).toBe("bad_signature");
    expect(await send(signHeaders(call, SANDBOX_PROVIDER.secret, Date.now() - FRESHNESS_MS - 1000))).toBe("stale");
  });
});
