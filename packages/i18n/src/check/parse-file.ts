import type { Problem } from "./problem.ts";

const ENTRY = /^\s*("(?:[^"\\]|\\.)*")\s*:/gm;

function duplicates(text: string): string[] {
  const keys = [...text.matchAll(ENTRY)].map((match) => String(JSON.parse(match[1] ?? '""')));
  return keys.filter((key, index) => keys.indexOf(key) !== index);
}

/** Message files are one flat object of texts; a text is never empty and never starts or ends with a space. */
export function parseFile(file: string, text: string): { messages: Record<string, string>; problems: Problem[] } {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch (error) {
    return { messages: {}, problems: [{ file, says: `not valid JSON: ${String(error)}` }] };
  }
  if (typeof parsed !== "object" || parsed === null || Array.isArray(parsed)) {
    return { messages: {}, problems: [{ file, says: "must be one object of texts" }] };
  }
  const messages: Record<string, string> = {};
  const problems: Problem[] = duplicates(text).map((key) => ({ file, key, says: "is twice in the file" }));
  for (const [key, value] of Object.entries(parsed)) {
    if (typeof value !== "string") problems.push({ file, key, says: "must be a text: keys are flat" });
    else messages[key] = value;
    if (value === "" || (typeof value === "string" && value !== value.trim())) {
      problems.push({ file, key, says: "is empty, or has a space at its edge" });
    }
  }
  return { messages, problems };
}
