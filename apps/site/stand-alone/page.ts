// The page that checks a downloaded statement from a file: no server, no network, no library of the site.
import { checkStatement, STATEMENT_CHECKS, type StatementReport } from "@baize/domain/agents/settlement/check-statement";
import { type ProvenFile, readProvenStatement } from "@baize/domain/agents/settlement/proven-file";
import { currencyDigits } from "@baize/domain/money/currency";
import { element } from "./element.ts";
import { LANGUAGES_ID, type PageLanguage } from "./texts.ts";

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the build writes this text into the same page
const languages = JSON.parse(document.getElementById(LANGUAGES_ID)?.textContent ?? "[]") as readonly PageLanguage[];

function firstLanguage(): PageLanguage {
  const wanted = navigator.languages.map((tag) => tag.split("-")[0]);
  const found = wanted.map((tag) => languages.find((language) => language.tag === tag)).find(Boolean) ?? languages[0];
  if (!found) throw new Error("The page has no language");
  return found;
}

interface State {
  language: PageLanguage;
  file?: ProvenFile;
  /** The key that the person entered; empty until then. */
  key: string;
  problem?: "json" | "form" | "unsupported";
  report?: StatementReport;
}
const state: State = { language: firstLanguage(), key: "" };

const verdictOf = ({ isRight }: StatementReport) => (!isRight ? "wrong" : state.key === "" ? "unproven" : "genuine");
const TONES = { genuine: "positive", unproven: "warning", wrong: "negative" } as const;

const verdict = (tone: string, title: string, body: string) =>
  element("section", { "data-tone": tone }, element("h2", {}, title), element("p", {}, body));

const pair = (term: string, ...detail: readonly (Node | string)[]) =>
  element("div", {}, element("dt", {}, term), element("dd", {}, ...detail));

function checksOf({ checks }: StatementReport): HTMLElement {
  const { texts } = state.language;
  const rows = STATEMENT_CHECKS.map((name) => {
    const agrees = checks[name];
    const result = element("strong", { "data-tone": agrees ? "positive" : "negative" }, texts[agrees ? "agrees" : "disagrees"]);
    const reason = element("small", {}, texts[`${agrees ? "good" : "bad"}.${name}`]);
    return pair(texts[`check.${name}`], result, element("br"), reason);
  });
  return element("section", {}, element("dl", {}, ...rows));
}

const code = (text: string) => element("bdi", { dir: "ltr" }, text);

function contentOf({ statement, leaf, root }: StatementReport): HTMLElement[] {
  if (!statement) return [];
  const { texts, tag } = state.language;
  const { brand, contract, window, amount, currency, lines } = statement;
  const digits = currencyDigits(currency);
  const money = new Intl.NumberFormat(tag, { style: "currency", currency, minimumFractionDigits: digits });
  const time = new Intl.DateTimeFormat(tag, { dateStyle: "long", timeStyle: "long" });
  const rows = [
    pair(texts["said.brand"], element("bdi", {}, brand)),
    pair(texts["said.type"], texts[`type.${contract.type}`]),
    pair(texts["said.from"], time.format(window.start)),
    pair(texts["said.to"], time.format(window.end)),
    pair(texts["said.amount"], money.format(Number(amount) / 10 ** digits)),
    pair(texts["said.lines"], new Intl.NumberFormat(tag).format(lines.length)),
    pair(texts["said.leaf"], code(leaf)),
    ...(root === undefined ? [] : [pair(texts["said.root"], code(root))]),
  ];
  return [element("section", {}, element("dl", {}, ...rows))];
}

const result = element("div", { role: "status" });

function showResult(): void {
  const { texts } = state.language;
  const { report, problem } = state;
  result.replaceChildren(
    ...(problem ? [verdict("negative", texts[`problem.${problem}.title`], texts[`problem.${problem}.body`])] : []),
    ...(report
      ? [
          verdict(TONES[verdictOf(report)], texts[`${verdictOf(report)}.title`], texts[`${verdictOf(report)}.body`]),
          checksOf(report),
          ...contentOf(report),
        ]
      : []),
  );
}

// What was chosen or typed last counts, whichever check ends first.
let turn = 0;

async function check(read: () => Promise<ProvenFile>): Promise<void> {
  turn += 1;
  const own = turn;
  const next: Pick<State, "file" | "problem" | "report"> = {};
  try {
    next.file = await read();
    const x = state.key.trim() || next.file.key.x;
    next.report = await checkStatement(next.file, { kty: "OKP", crv: "Ed25519", x });
  } catch (error) {
    const isOld = error instanceof Error && error.name === "NotSupportedError";
    next.problem = error instanceof SyntaxError ? "json" : isOld ? "unsupported" : "form";
  }
  if (own !== turn) return;
  for (const name of ["file", "problem", "report"] as const) delete state[name];
  Object.assign(state, next);
  show();
}

const fileInput = element("input", { type: "file", accept: ".json,application/json" });
fileInput.addEventListener("change", () => {
  const [chosen] = fileInput.files ?? [];
  if (chosen) void check(async () => readProvenStatement(await chosen.text()));
});

const keyInput = element("input", { type: "text", dir: "ltr", autocomplete: "off", spellcheck: "false" });
keyInput.addEventListener("input", () => {
  const { file } = state;
  state.key = keyInput.value;
  if (file) void check(async () => await Promise.resolve(file));
});

const languageInput = element("select");
languageInput.append(...languages.map(({ tag, name }) => element("option", { value: tag, lang: tag }, name)));
languageInput.addEventListener("change", () => {
  state.language = languages.find(({ tag }) => tag === languageInput.value) ?? state.language;
  show();
});

const main = element("main");
const labels = {
  language: element("span"),
  file: element("span"),
  key: element("span"),
  hint: element("small", { id: "key-hint" }),
  lead: element("p"),
  title: element("h1"),
};
keyInput.setAttribute("aria-describedby", "key-hint");

function show(): void {
  const { texts, tag, direction } = state.language;
  document.documentElement.lang = tag;
  document.documentElement.dir = direction;
  document.title = texts["offline.title"];
  languageInput.value = tag;
  labels.language.textContent = texts["offline.language"];
  labels.title.textContent = texts["offline.title"];
  labels.lead.textContent = texts["offline.lead"];
  labels.file.textContent = texts["file.choose"];
  labels.key.textContent = texts["key.label"];
  labels.hint.textContent = texts["offline.key"];
  keyInput.placeholder = state.file?.key.x ?? "";
  showResult();
}

main.append(
  element("label", {}, labels.language, languageInput),
  labels.title,
  labels.lead,
  element("label", {}, labels.file, fileInput),
  result,
  element("label", {}, labels.key, keyInput),
  labels.hint,
);
document.body.append(main);

// A file that is dropped anywhere is for the field.
document.addEventListener("dragover", (event) => event.preventDefault());
document.addEventListener("drop", (event) => {
  event.preventDefault();
  const [dropped] = event.dataTransfer?.files ?? [];
  if (dropped) void check(async () => readProvenStatement(await dropped.text()));
});

const dark = matchMedia("(prefers-color-scheme: dark)");
const paint = () => document.documentElement.setAttribute("data-theme", dark.matches ? "dark" : "light");
dark.addEventListener("change", paint);
paint();
show();
