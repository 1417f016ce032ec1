import { spawnSync } from "node:child_process";

const command = new URL("../../server/src/operator/operator.ts", import.meta.url).pathname;
/** `<data> <name>` of who is signed in. */
const signedIn = new Set<string>();

function run(data: string, words: readonly string[]): string {
  const { stdout, stderr, status } = spawnSync(process.execPath, [command, ...words, "--json"], {
    env: {
      ...process.env,
      BAIZE_MODE: "sandbox",
      DATABASE_URL: "",
      DATA_DIR: `${data}/db`,
      OPERATOR_SESSIONS: `${data}/operator-sessions`,
    },
    encoding: "utf8",
  });
  return status === 0 ? stdout.trim() : stderr.trim();
}

function operateAs(name: string, data: string, words: readonly string[]): string {
  if (!signedIn.has(`${data} ${name}`)) {
    const said = run(data, ["sandbox", "sign-in", "--username", name]);
    if (!said.startsWith("{")) return said;
    signedIn.add(`${data} ${name}`);
  }
  return run(data, [...words, "--as", name, "--yes"]);
}

/** Runs `npm run operator` beside the running server, as an operator of the sandbox; returns its JSON, or its error line. */
export const operate = (data: string, ...words: string[]): string => operateAs("meera", data, words);

/** Runs an operation that needs two people, as both of them. */
function operateByTwo(data: string, ...words: string[]): string {
  const { request }: { request: string } = JSON.parse(operate(data, ...words));
  return operateAs("ravi", data, ["requests", "approve", request]);
}

/** Gives a member of `baize` money by two people; throws the error line where it was refused. */
export function creditMember(data: string, username: string, amount: string): void {
  const to = ["--brand", "baize", "--member", username, "--amount", amount, "--reason", "A round was paid too little"];
  const answer = operateByTwo(data, "money", "adjust", ...to);
  if (!answer.startsWith("{")) throw new Error(answer);
}

/** Changes a brand's settings; returns the error line where it was refused. */
export const changeBrand = (data: string, brand: string, ...words: string[]): string =>
  operate(data, "settings", "change", "--brand", brand, ...words);
