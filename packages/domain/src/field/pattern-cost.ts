/**
 * How many steps a backtracking matcher may take at most on a text of `length` characters, matching from its start.
 * Infinity for what this reader does not know: it is conservative, and may well refuse a pattern that is harmless.
 */
export function patternCost(source: string, length: number): number {
  const reader: Reader = { source, at: 0, length };
  const { work } = readAlternatives(reader);
  return reader.at === source.length ? work : Infinity;
}

interface Reader {
  source: string;
  at: number;
  length: number;
}

/** `ways`: in how many ways a part can match, each to be tried when what follows fails. `work`: steps to try them all. */
interface Cost {
  ways: number;
  work: number;
}

const ONE: Cost = { ways: 1, work: 1 };
const UNKNOWN: Cost = { ways: Infinity, work: Infinity };

function readAlternatives(reader: Reader): Cost {
  let { ways, work } = readSequence(reader);
  while (reader.source[reader.at] === "|") {
    reader.at += 1;
    const other = readSequence(reader);
    ways += other.ways;
    work += other.work;
  }
  return { ways, work };
}

function readSequence(reader: Reader): Cost {
  let { ways, work } = ONE;
  while (reader.at < reader.source.length && !"|)".includes(reader.source[reader.at] ?? "")) {
    const term = readTerm(reader);
    work += ways * term.work;
    ways *= term.ways;
  }
  return { ways, work };
}

function readTerm(reader: Reader): Cost {
  const inner = readAtom(reader);
  const counts = readQuantifier(reader);
  if (!counts) return inner;
  const most = Math.min(counts.most, reader.length);
  const counted = Math.max(1, most - counts.least + 1);
  if (inner.ways === 1 || most <= 1) return { ways: inner.ways * counted, work: inner.work * Math.max(1, most) };
  // What can match in more than one way, over and again, is where time explodes.
  const ways = inner.ways ** Math.min(most, 64) * counted;
  return { ways, work: ways * inner.work };
}

function readAtom(reader: Reader): Cost {
  const start = reader.source[reader.at];
  if (start === "(") return readGroup(reader);
  if (start === "[") return skip(reader, /\[(?:\\[^]|[^\]\\])*\]/y);
  // Digits and k refer back to a group, whose text is not known statically.
  if (start === "\\") return skip(reader, /\\(?:[pPu]\{[^}]*\}|x[\da-fA-F]{2}|u[\da-fA-F]{4}|c[A-Za-z]|[^1-9k])/y);
  return skip(reader, /[^*+?{}()[\]|]/y);
}

function readGroup(reader: Reader): Cost {
  const opening = reader.at;
  if (skip(reader, /\((?:\?(?::|=|!|<=|<!|<[A-Za-z]\w*>))?(?!\?)/y) === UNKNOWN) return UNKNOWN;
  const inner = readAlternatives(reader);
  if (skip(reader, /\)/y) === UNKNOWN) return UNKNOWN;
  // A look-around is not re-entered after it has matched.
  const looksAround = /^\(\?<?[=!]/.test(reader.source.slice(opening, opening + 4));
  return looksAround ? { ways: 1, work: inner.work } : inner;
}

function readQuantifier(reader: Reader): { least: number; most: number } | undefined {
  const quantifier = /(?:([*+?])|\{(\d{1,4})(,(\d{0,4}))?\})\??/y;
  quantifier.lastIndex = reader.at;
  const found = quantifier.exec(reader.source);
  if (!found) return undefined;
  reader.at += found[0].length;
  const [, sign, least, range, most] = found;
  if (sign) return { least: sign === "+" ? 1 : 0, most: sign === "?" ? 1 : Infinity };
  return { least: Number(least), most: range ? Number(most || Infinity) : Number(least) };
}

/** Passes over what the sticky expression takes, which can match in one way only; unknown if it is not there. */
function skip(reader: Reader, expression: RegExp): Cost {
  expression.lastIndex = reader.at;
  const found = expression.exec(reader.source);
  reader.at = found ? reader.at + found[0].length : reader.source.length + 1;
  return found ? ONE : UNKNOWN;
}
