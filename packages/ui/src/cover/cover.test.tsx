import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { brands } from "@baize/tokens/brands";
import { castCover, castCovers, isMotif } from "./cast.ts";
import { layouts } from "./compose.ts";
import { CoverArt } from "./cover-art.tsx";
import { drawCover, motifArt } from "./cover.ts";
import { motifs } from "./families.ts";
import { lobbyGames, popularGames } from "./games.fixture.ts";
import { readLayer } from "./layer.ts";

const games = [...lobbyGames, ...popularGames];
const casts = castCovers(games.map((game) => game.subject));
const scenes = games.map((game, place) => drawCover(casts[place] ?? castCover(game.subject), game.title));
const names = Object.keys(motifs).filter(isMotif);
/** Class names of a production build: a file's hash and a letter or two. */
const markup = (scene: (typeof scenes)[number]) =>
  renderToStaticMarkup(<CoverArt scene={scene} />).replaceAll(/class="[^"]*"/g, (all) => all.replaceAll(/[\w-]+__(\w+)/g, "$1"));

describe("drawCover", () => {
  it("draws the same cover from the same name", () => {
    for (const game of games) {
      const cast = castCover(game.subject);
      expect(drawCover(cast, game.title)).toEqual(drawCover(castCover({ ...game.subject }), game.title));
    }
  });
  it("keeps the art when only the title's language changes", () => {
    const cast = castCover({ vendor: "Saffron Reel", game: "Pearl Monsoon" });
    expect(drawCover(cast, "मोती मानसून").art).toEqual(drawCover(cast, "Pearl Monsoon").art);
  });
  it("stays under 2 KB and under 24 elements a cover", () => {
    const sizes = scenes.map((scene) => new TextEncoder().encode(markup(scene)).length);
    expect(Math.max(...sizes)).toBeLessThan(2048);
    expect(sizes.reduce((sum, size) => sum + size, 0) / sizes.length).toBeLessThan(1100);
    for (const scene of scenes) expect(markup(scene).match(/<\w/g)?.length).toBeLessThan(24);
  });
  it("stays under 2 KB for every motif and layout", () => {
    for (const motif of names)
      for (const layout of layouts)
        for (const seed of [1, 77, 4_000_000_000]) {
          const scene = drawCover({ motif, layout, face: "wide", palette: 1, seed }, "Legend of the Nine Golden Monkeys");
          expect(new TextEncoder().encode(markup(scene)).length, `${motif} ${layout}`).toBeLessThan(2048);
        }
  });
  it("uses no ids, gradients, filters or broken numbers", () => {
    for (const scene of scenes) expect(markup(scene)).not.toMatch(/ id=|url\(|filter|NaN|undefined|Infinity/);
  });
  it("leaves the start corner free for a rank", () => {
    for (const layout of layouts) {
      const scene = drawCover({ motif: "crown", layout, face: "plain", palette: 1, seed: 5 }, "Crown of Mysore", true);
      expect(Math.min(...scene.title.lines.map((line) => line.y))).toBeGreaterThan(60);
    }
  });
});

describe("signs", () => {
  it.each(names)("%s has flat inks on readable paths", (name) => {
    for (const layer of motifArt(name, name)) {
      if (typeof layer !== "string") continue;
      const { ink, path } = readLayer(layer);
      expect(["g", "s", "k", "i", "h"]).toContain(ink);
      expect(path).toMatch(/^[Mm]/);
      expect(path).not.toMatch(/NaN|undefined/);
    }
  });
});

type Rgb = readonly [number, number, number];
const channel = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const luminance = (rgb: Rgb) => {
  const [r, g, b] = rgb.map((value) => channel(value / 255));
  return 0.2126 * (r ?? 0) + 0.7152 * (g ?? 0) + 0.0722 * (b ?? 0);
};
const pair = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
const rgbOf = (hex: string): Rgb => [pair(hex, 1), pair(hex, 3), pair(hex, 5)];
/** WCAG 2.2, 1.4.3. */
const ratio = (one: string, two: string) => {
  const [light, dark] = [luminance(rgbOf(one)), luminance(rgbOf(two))].toSorted((a, b) => b - a);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
};

describe("titles", () => {
  it("are ink on ground or ground on ink", () => {
    for (const scene of scenes) expect(["i", "g"]).toContain(scene.title.ink);
    for (const scene of scenes.filter(({ title }) => title.ink === "g"))
      expect(scene.over.some((layer) => layer.startsWith("i "))).toBe(true);
  });
  it("have a contrast of 4.5 in every palette of every brand and mode", () => {
    for (const { name, table } of brands)
      for (const mode of [table.light, table.dark])
        for (let palette = 1; palette <= 12; palette += 1) {
          const [ground, ink] = ["ground", "ink"].map((part) => hexOf(mode[`color.cover.${palette}.${part}`]?.value));
          expect(ratio(ground ?? "", ink ?? ""), `${name}, palette ${palette}`).toBeGreaterThanOrEqual(4.5);
        }
  });
});

function hexOf(value: unknown): string {
  if (typeof value === "object" && value !== null && "hex" in value) return String(value.hex);
  throw new Error("A cover's ink is a colour token.");
}
