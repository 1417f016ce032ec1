// The page that checks a draw and a ticket from a file: no server, no network, no library of the site.
import { checkDraw, DRAW_CHECKS, type DrawReport, subjectOf } from "@baize/domain/lottery/check-draw";
import { type DrawFile, readDrawFile } from "@baize/domain/lottery/draw-proof";
import { drawFacts } from "./draw-facts.ts";
import { element } from "./element.ts";
import { LANGUAGES_ID, type DrawPageLanguage } from "./texts.ts";

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the build writes this text into the same page
const languages = JSON.parse(document.getElementById(LANGUAGES_ID)?.textContent ?? "[]") as readonly DrawPageLanguage[];
const wanted = navigator.languages.map((tag) => tag.split("-")[0]);
const first = wanted.map((tag) => languages.find((language) => language.tag === tag)).find(Boolean) ?? languages[0];
if (!first) throw new Error("The page has no language");

interface State {
  language: DrawPageLanguage;
  /** The key that the person entered; empty until then. */
  key: string;
  file: DrawFile | undefined;
  problem: "form" | "unsupported" | undefined;
  report: DrawReport | undefined;
}
const state: State = { language: first, key: "", file: undefined, problem: undefined, report: undefined };

const verdict = (tone: string, title: string, body = "") =>
  element("section", { "data-tone": tone }, element("h2", {}, title), element("p", {}, body));
const verdictOf = ({ isRight }: DrawReport) => (!isRight ? "wrong" : state.key.trim() === "" ? "unproven" : "genuine");
const TONES = { genuine: "positive", unproven: "warning", wrong: "negative" } as const;

function checksOf(report: DrawReport): HTMLElement {
  const { checks } = report;
  const { texts } = state.language;
  const rows = DRAW_CHECKS.filter((name) => checks[name] !== null).map((name) => {
    const agrees = checks[name];
    const result = element(
      "strong",
      { "data-tone": agrees ? "positive" : "negative" },
      texts[`check.${agrees ? "agrees" : "disagrees"}`],
    );
    const said = element("small", {}, texts[`check.says.${subjectOf(name, report)}`]);
    return element("div", {}, element("dt", {}, texts[`check.name.${name}`]), element("dd", {}, result, element("br"), said));
  });
  return element("section", {}, element("dl", {}, ...rows));
}

const result = element("div", { role: "status" });
const fileInput = element("input", { type: "file", accept: ".json,application/json" });
const keyInput = element("input", {
  type: "text",
  dir: "ltr",
  autocomplete: "off",
  spellcheck: "false",
  "aria-describedby": "key-hint",
});
const languageInput = element("select");
const labels = { language: element("span"), file: element("span"), key: element("span") };
const hint = element("small", { id: "key-hint" });
const lead = element("p");
const title = element("h1");

function show(): void {
  const { texts, tag, direction } = state.language;
  const { file, report, problem } = state;
  document.documentElement.lang = tag;
  document.documentElement.dir = direction;
  document.title = texts["check.title"];
  languageInput.value = tag;
  title.textContent = texts["check.title"];
  lead.textContent = texts["check.lead"];
  labels.language.textContent = texts["check.language"];
  labels.file.textContent = texts["check.file"];
  labels.key.textContent = texts["check.key"];
  hint.textContent = texts["check.keyHint"];
  keyInput.placeholder = file?.key.x ?? "";
  const said = report && verdictOf(report);
  result.replaceChildren(
    ...(problem ? [verdict("negative", texts[`check.problem.${problem}`])] : []),
    ...(file && report && said
      ? [
          verdict(TONES[said], texts[`check.${said}.title`], texts[`check.${said}.body`]),
          drawFacts(file, report, state.language),
          checksOf(report),
        ]
      : []),
  );
}

// What was chosen or typed last counts, whichever check ends first.
let turn = 0;

async function check(read: () => Promise<DrawFile>): Promise<void> {
  turn += 1;
  const own = turn;
  const next: Pick<State, "file" | "problem" | "report"> = { file: undefined, problem: undefined, report: undefined };
  try {
    next.file = await read();
    next.report = await checkDraw(next.file, { kty: "OKP", crv: "Ed25519", x: state.key.trim() || next.file.key.x });
  } catch (error) {
    next.problem = error instanceof Error && error.name === "NotSupportedError" ? "unsupported" : "form";
  }
  if (own !== turn) return;
  Object.assign(state, next);
  show();
}

fileInput.addEventListener("change", () => {
  const [chosen] = fileInput.files ?? [];
  if (chosen) void check(async () => readDrawFile(await chosen.text()));
});
keyInput.addEventListener("input", () => {
  const { file } = state;
  state.key = keyInput.value;
  if (file) void check(async () => await Promise.resolve(file));
});
languageInput.append(...languages.map(({ tag, name }) => element("option", { value: tag, lang: tag }, name)));
languageInput.addEventListener("change", () => {
  state.language = languages.find(({ tag }) => tag === languageInput.value) ?? state.language;
  show();
});

const main = element(
  "main",
  {},
  element("label", {}, labels.language, languageInput),
  title,
  lead,
  element("label", {}, labels.file, fileInput),
  result,
  element("label", {}, labels.key, keyInput),
  hint,
);
document.body.append(main);

const dark = matchMedia("(prefers-color-scheme: dark)");
const paint = () => document.documentElement.setAttribute("data-theme", dark.matches ? "dark" : "light");
dark.addEventListener("change", paint);
paint();
show();
