import type { Play } from "@baize/domain/lottery/play";

/** The message that says what wins. */
export function howOf({ entry, rule, places }: Play) {
  if (rule.kind === "end") {
    if (rule.joined) return "joined" as const;
    return rule.from === "head" ? ("head" as const) : ("tail" as const);
  }
  if (rule.kind !== "all" || !("of" in entry)) return rule.kind;
  if (entry.of > places.length) return "allDrawn" as const;
  return entry.kind === "pick" && entry.of === 1 ? ("single" as const) : ("all" as const);
}
