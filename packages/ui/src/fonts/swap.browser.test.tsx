import arimo from "@fontsource/arimo/files/arimo-latin-400-normal.woff2?url";
import arimoBold from "@fontsource/arimo/files/arimo-latin-700-normal.woff2?url";
import naskh from "@fontsource/noto-naskh-arabic/files/noto-naskh-arabic-arabic-400-normal.woff2?url";
import naskhBold from "@fontsource/noto-naskh-arabic/files/noto-naskh-arabic-arabic-700-normal.woff2?url";
import noto from "@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-400-normal.woff2?url";
import notoBold from "@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-700-normal.woff2?url";
import roboto from "@fontsource/roboto/files/roboto-latin-400-normal.woff2?url";
import robotoBold from "@fontsource/roboto/files/roboto-latin-700-normal.woff2?url";
import { afterEach, beforeEach, expect, test } from "vitest";
import "./faces.css";
import { facesOf } from "./faces-of.ts";
import { files } from "./files.ts";

/** Fonts that a device may have, as files: a test may not depend on what this machine has installed. */
const devices: Readonly<Record<string, readonly [regular: string, bold: string]>> = {
  "Anek Latin Roboto": [roboto, robotoBold],
  "Anek Latin Arial": [arimo, arimoBold],
  "Anek Devanagari Noto": [noto, notoBold],
  "Vazirmatn Naskh": [naskh, naskhBold],
};
const ranges: Readonly<Record<string, string>> = {
  "Anek Devanagari Noto": "U+900-97F,U+200C-200D",
  "Vazirmatn Naskh": "U+600-6FF,U+200C-200D",
};

const texts = {
  hi: [
    "आज के विजेता",
    "खेल मनोरंजन है, कमाई का ज़रिया नहीं। अपनी सीमा तय करें, और जब चाहें रुक जाएँ।",
    "₹48,250.75",
    "लाइव कैसीनो",
    "स्पोर्ट्स",
    "प्रमोशन",
    "घोषणाएँ",
  ],
  en: [
    "Today’s winners",
    "Play is entertainment, not income. Set your limits, and stop whenever you like.",
    "₹48,250.75",
    "Live casino",
    "Sports",
    "Promotions",
    "Announcements",
  ],
  ar: [
    "فائزو اليوم",
    "اللعب ترفيه وليس مصدر دخل. حدّد ميزانيتك وتوقّف متى شئت.",
    "₹48,250.75",
    "كازينو مباشر",
    "رياضة",
    "العروض",
    "الإعلانات",
  ],
} as const;

const ours = (rule: CSSFontFaceRule) => rule.style.getPropertyValue("src").includes("url(");
const faceRules = () =>
  Array.from(document.styleSheets, (sheet) => Array.from(sheet.cssRules))
    .flat()
    .filter((rule) => rule instanceof CSSFontFaceRule);
const familyOf = (rule: CSSFontFaceRule) => rule.style.getPropertyValue("font-family").replaceAll('"', "");

/** The style sheet's fallback fonts under other names, with a file instead of the local font. */
function installStandIns(latin: "Anek Latin Roboto" | "Anek Latin Arial", measured = true): HTMLStyleElement {
  const style = document.createElement("style");
  const rules = faceRules().filter(
    (rule) => !ours(rule) && devices[familyOf(rule)] && (!familyOf(rule).startsWith("Anek Latin") || familyOf(rule) === latin),
  );
  style.textContent = rules
    .map((rule) => {
      const [regular, bold] = devices[familyOf(rule)] ?? [];
      const src = `url("${/bold/i.test(rule.style.getPropertyValue("src")) ? bold : regular}")`;
      const range = ranges[familyOf(rule)] ? `unicode-range: ${ranges[familyOf(rule)]};` : "";
      return rule.cssText
        .replace(familyOf(rule), `${familyOf(rule)} here`)
        .replace(/src:[^;]+;/, `src: ${src};`)
        .replace(/\}$/, `${range}}`);
    })
    .join("\n");
  if (!measured) style.textContent = style.textContent.replaceAll(/(size-adjust|(ascent|descent|line-gap)-override):[^;]+;/g, "");
  document.head.append(style);
  return style;
}

const frame = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));

function page(language: keyof typeof texts, latin: string): HTMLElement {
  const [title, body, figure, ...labels] = texts[language];
  const first = language === "ar" ? ["Arriving", "Arriving Latin"] : ["Arriving Latin", "Arriving"];
  const family = [...first, `${latin} here`, "Anek Devanagari Noto here", "Vazirmatn Naskh here"].map((name) => `"${name}"`);
  const root = document.createElement("main");
  root.lang = language;
  root.dir = language === "ar" ? "rtl" : "ltr";
  root.style.cssText = `font: 430 17px/1.56 ${family.join(", ")}; inline-size: 328px; font-feature-settings: "tnum"`;
  const add = (tag: string, css: string, ...content: readonly string[]) => {
    for (const text of content) root.append(Object.assign(document.createElement(tag), { textContent: text }));
    for (const made of [...root.children].slice(-content.length)) if (made instanceof HTMLElement) made.style.cssText = css;
  };
  add("span", "display: inline-block; margin-inline-end: 16px; font-size: 13px; line-height: 1.25", ...labels);
  add("h2", "font: inherit; font-weight: 630; font-stretch: 90%; font-size: 24px; line-height: 1.34; margin: 16px 0", title);
  add("p", "font-weight: 620; font-stretch: 84%; font-size: 40px; line-height: 1.28; margin: 0", figure);
  add("p", "margin: 16px 0", body, body);
  add(
    "span",
    "display: inline-block; font-weight: 580; font-stretch: 96%; padding: 12px 16px; margin-inline-end: 8px; line-height: 1.25",
    ...labels,
  );
  document.body.append(root);
  return root;
}

/** Our files, as the network brings them: after the first paint. */
async function arrive(language: keyof typeof texts): Promise<FontFace[]> {
  const rules = faceRules().filter(ours);
  const faces = facesOf(language, false).map((id) => {
    const url = files[id] ?? "";
    const name = new URL(url, location.href).pathname.split("/").at(-1)?.split("?")[0] ?? "?";
    const rule = rules.find((each) => each.style.getPropertyValue("src").includes(name));
    const of = (property: string) => rule?.style.getPropertyValue(property) || undefined;
    return new FontFace(id === "latin" || id === "rupee" ? "Arriving Latin" : "Arriving", `url("${url}")`, {
      weight: of("font-weight"),
      stretch: of("font-stretch"),
      unicodeRange: of("unicode-range"),
    });
  });
  await Promise.all(faces.map((face) => face.load()));
  for (const face of faces) document.fonts.add(face);
  return faces;
}

const places = (root: HTMLElement) => [...root.children].map((child) => child.getBoundingClientRect());
let cleanUp: Array<() => void> = [];
beforeEach(() => {
  cleanUp = [];
});
afterEach(() => cleanUp.forEach((each) => each()));

interface Swap {
  readonly faces: number;
  readonly score: number;
  readonly widest: number;
  readonly heights: readonly (readonly [before: number, after: number])[];
}

/** Shows the page in fallback fonts, lets our files arrive, and returns what moved. */
async function swap(
  language: keyof typeof texts,
  latin: "Anek Latin Roboto" | "Anek Latin Arial",
  measured = true,
): Promise<Swap> {
  const style = installStandIns(latin, measured);
  const root = page(language, latin);
  cleanUp.push(
    () => style.remove(),
    () => root.remove(),
  );
  await document.fonts.ready;
  await frame();
  const before = places(root);
  const shifts: PerformanceEntry[] = [];
  const observer = new PerformanceObserver((list) => shifts.push(...list.getEntries()));
  observer.observe({ type: "layout-shift" });
  const faces = await arrive(language);
  cleanUp.push(() => faces.forEach((face) => document.fonts.delete(face)));
  await frame();
  await frame();
  shifts.push(...observer.takeRecords());
  observer.disconnect();
  const after = places(root);
  const pairs = before.map((box, index) => [box, after[index] ?? box] as const);
  return {
    faces: faces.length,
    score: shifts.reduce((sum, entry) => sum + ("value" in entry ? Number(entry.value) : 0), 0),
    widest: Math.max(...pairs.map(([old, now]) => Math.abs(now.width - old.width) / old.width)),
    heights: pairs.map(([old, now]) => [Math.round(old.height), Math.round(now.height)]),
  };
}

test.each([
  ["hi", "Anek Latin Roboto"],
  ["hi", "Anek Latin Arial"],
  ["en", "Anek Latin Roboto"],
  ["en", "Anek Latin Arial"],
  ["ar", "Anek Latin Roboto"],
] as const)("%s over %s: nothing shifts when the fonts arrive", async (language, latin) => {
  const { faces, score, widest, heights } = await swap(language, latin);
  expect(faces).toBeGreaterThan(1);
  // The same lines, so the same height to the pixel; a single label may change by a few hundredths.
  expect(heights.filter(([before, after]) => before !== after)).toEqual([]);
  expect(widest).toBeLessThan(0.08);
  expect(score).toBeLessThanOrEqual(0.02);
});

// Noto Sans Devanagari is as wide as Anek by nature: Hindi would pass without them.
test.each(["en", "ar"] as const)("%s: shifts without the measured sizes", async (language) => {
  const { score, widest } = await swap(language, "Anek Latin Arial", false);
  expect(widest).toBeGreaterThan(0.08);
  expect(score).toBeGreaterThan(0);
});
