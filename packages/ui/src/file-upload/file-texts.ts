import { useMemo } from "react";
import type { MessageText, PartMessages } from "../messages/message-types.ts";
import { useMessages } from "../messages/use-messages.ts";
import { useOptionalProvider } from "../provider/provider-context.ts";
import { type FileKind, kinds } from "./file-kinds.ts";
import type { Refusal } from "./refusal.ts";

const KILOBYTE = 1024;
const MEGABYTE = 1024 * KILOBYTE;

/** The texts of the field, and what fills them: sizes, shares and lists in the person's language. */
export interface FileTexts {
  readonly text: MessageText<"fileUpload">;
  /** "1.4 MB". */
  readonly size: (bytes: number) => string;
  /** From 0 to 1: "62%". */
  readonly share: (share: number) => string;
  readonly names: (names: readonly string[]) => string;
  /** "PNG or JPG". */
  readonly kinds: string;
  readonly refused: (refusal: Refusal) => string;
}

interface Written {
  readonly locale: string;
  readonly numberingSystem: string;
}
const english: Written = { locale: "en", numberingSystem: "latn" };

function toSize({ locale, numberingSystem }: Written): FileTexts["size"] {
  const kilo = new Intl.NumberFormat(locale, { numberingSystem, style: "unit", unit: "kilobyte", maximumFractionDigits: 0 });
  const mega = new Intl.NumberFormat(locale, { numberingSystem, style: "unit", unit: "megabyte", maximumFractionDigits: 1 });
  return (bytes) => (bytes < MEGABYTE / 10 ? kilo.format(Math.max(1, bytes / KILOBYTE)) : mega.format(bytes / MEGABYTE));
}

const reasons = {
  broken: "refusedBroken",
  duplicate: "refusedDuplicate",
  empty: "refusedEmpty",
  pixels: "refusedPixels",
  size: "refusedSize",
} as const;

/** How sizes, shares and lists are written. */
function toFormats(written: Written) {
  const { locale, numberingSystem } = written;
  const percent = new Intl.NumberFormat(locale, { numberingSystem, style: "percent" });
  const and = new Intl.ListFormat(locale, { type: "conjunction" });
  const or = new Intl.ListFormat(locale, { type: "disjunction" });
  return {
    size: toSize(written),
    share: (share: number) => percent.format(share),
    names: (names: readonly string[]) => and.format(names),
    either: (names: readonly string[]) => or.format(names),
  };
}

/** ".jpg" as people write it: "JPG". */
const shown = (kind: FileKind) => kinds[kind].extensions[0].slice(1).toUpperCase();

export function useFileTexts(messages: PartMessages<"fileUpload"> | undefined, accept: readonly FileKind[]): FileTexts {
  const text = useMessages("fileUpload", messages);
  const written = useOptionalProvider() ?? english;
  const { either, ...formats } = useMemo(() => toFormats(written), [written]);
  const accepted = either(accept.map(shown));
  const refused = (refusal: Refusal) => {
    const { reason } = refusal;
    if (reason === "count") return text("refusedCount", { count: refusal.max, names: formats.names(refusal.names) });
    if (reason === "type") return text("refusedType", { name: refusal.name, kinds: accepted });
    return text(reasons[reason], { name: refusal.name });
  };
  return { text, ...formats, kinds: accepted, refused };
}
