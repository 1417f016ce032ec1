import { describe, expect, it } from "vitest";
import { parseCommandLine } from "./args.ts";
import { helpText, usageOf } from "./help.ts";
import { OPERATIONS } from "./operations.ts";
import { printed } from "./print.ts";

const words = (line: string) => parseCommandLine(OPERATIONS, line.split(" "));

describe("the help", () => {
  it("lists each argument of the table, and says how its value is written", () => {
    const help = helpText(OPERATIONS) ?? "";
    for (const [name, row] of Object.entries(OPERATIONS)) {
      expect(help).toContain(`  ${name} ${usageOf(row)}`.trimEnd());
      expect(helpText(OPERATIONS, name)).not.toContain("undefined");
    }
    expect(help).toMatch(/First sign in: .*\nIn a sandbox: {2}.* sandbox sign-in --username <any name>$/);
    expect(help).toContain(
      "money adjust --brand <code> --member <name> --amount <100.00|-100.00> --reason <text> [--wallet cash|commission]",
    );
    expect(help).toContain(
      "operators change --username <name> [--roles <support,finance,content,risk,manager>] [--brands <code,code>|all]",
    );
  });

  it("of one operation says who runs it, who must agree, what it asks for and what is taken by default", () => {
    const adjust = words("money adjust --help").help;
    expect(adjust).toMatch(/Roles +finance, manager\n +Approval +a second person approves it/);
    expect(adjust).toMatch(/can move money: asks for a yes, or takes --yes[\s\S]*By default +--wallet cash/);
    expect(words("channels change --help").help).toContain("a second person may have to approve it");
    expect(words("sign-in --help").help).toContain("password (or OPERATOR_PASSWORD), code (or OPERATOR_CODE)");
    expect(words("games down --help").help).toContain("only for an operator of all brands");
    const group = words("requests --help").help;
    expect([group?.includes("requests approve <id>"), group?.includes("members show")]).toEqual([true, false]);
    expect(() => words("request --help")).toThrow('There is no operation "request". Did you mean "requests"?');
  });
});

describe("the command line", () => {
  it("accepts each argument of the table", () => {
    expect(words("money adjust --amount -50.00 --brand=baize --member anu --reason bank --as meera --json")).toMatchObject({
      as: "meera",
      json: true,
      input: { amount: "-50.00", brand: "baize" },
    });
    expect(words("--as meera deposits approve 12 --yes")).toMatchObject({
      name: "deposits approve",
      input: { id: "12" },
      yes: true,
      help: undefined,
    });
    expect(words("deposits --help").help).toContain("deposits list");
    expect(words("settlement guarantee --brand baize").name).toBe("settlement guarantee");
    expect(words("settlement guarantee set --brand baize --size none").name).toBe("settlement guarantee set");
  });

  it.each([
    ["--brand baize", "Name an operation before --brand. See: npm run operator -- --help"],
    ["money print", 'There is no operation "money print". See: npm run operator -- money --help'],
    ["deposits", "Say what to do with deposits: list, approve, manual, fail, reverse. See: npm run operator -- deposits --help"],
    [
      "deposits aprove 12",
      'There is no operation "deposits aprove". Did you mean "deposits approve"? See: npm run operator -- deposits --help',
    ],
    ["deposit list", 'There is no operation "deposit list". Did you mean "deposits list"? See: npm run operator -- --help'],
    ["bootsrap --username meera", 'There is no operation "bootsrap". Did you mean "bootstrap"? See: npm run operator -- --help'],
    ["constructor", 'There is no operation "constructor". See: npm run operator -- --help'],
    ["bootstrap meera --username meera", '"bootstrap" takes no "meera". See: npm run operator -- bootstrap --help'],
    ["bootstrap --user meera", '"bootstrap" takes no --user. Did you mean --username? See: npm run operator -- bootstrap --help'],
    ["deposits list --wallet cash", '"deposits list" takes no --wallet. See: npm run operator -- deposits list --help'],
    [
      "deposits list --stat review",
      '"deposits list" takes no --stat. Did you mean --state? See: npm run operator -- deposits list --help',
    ],
    ["deposits list -s", '"deposits list" takes no -s. See: npm run operator -- deposits list --help'],
    ["deposits list review", '"deposits list" takes no "review". See: npm run operator -- deposits list --help'],
    ["deposits approve 1 2", '"deposits approve" takes no "2". See: npm run operator -- deposits approve --help'],
    ["deposits approve", '"deposits approve" needs <id>. See: npm run operator -- deposits approve --help'],
    [
      "members suspend --brand baize",
      '"members suspend" needs --member, --reason. See: npm run operator -- members suspend --help',
    ],
    [
      "sign-in --username a --password b",
      "--password is no word of the command: it is asked for, or taken from OPERATOR_PASSWORD.",
    ],
    ["deposits list --state", "--state needs a value."],
    ["deposits list --state --json", "--state needs a value."],
    ["deposits list --state review --state failed", "--state is given twice."],
  ])("refuses arguments that the table does not have in one line: %s", (line, said) => {
    expect(() => words(line)).toThrow(expect.objectContaining({ message: said }));
  });
});

it("prints an answer aligned, and nothing of a text that moves the cursor or reverses a line", () => {
  const rows = [
    { id: "1", what: "a \u001B[2Jcleared\nscreen", until: null },
    { id: "22", what: { brand: "baize", on: true }, until: "today" },
  ];
  expect(printed(rows, false).split("\n")).toEqual([
    "id  what                    until",
    "1   a \uFFFD[2Jcleared / screen",
    "22  brand: baize, on: yes   today",
  ]);
  expect(printed({ member: "anu", betsLocked: false }, false)).toBe("member      anu\nbetsLocked  no");
  const parts = { day: "2026-07-01", notes: [], calls: [{ id: "one", amount: "2.00" }] };
  expect(printed(parts, false)).toBe("day    2026-07-01\nnotes\n\ncalls\nid   amount\none  2.00");
  expect([printed([], false), printed([], true)]).toEqual(["Nothing to show.", "[]"]);
});
