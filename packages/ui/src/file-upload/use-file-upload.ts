import { useEffect, useRef, useState } from "react";
import type { ChangeDetails } from "../overlay/details.ts";
import { useValue } from "../field/use-value.ts";
import { shownName } from "./file-name.ts";
import type { FileTexts } from "./file-texts.ts";
import { type FileLimits, inspectAll, type Taken } from "./inspect.ts";
import type { Refusal } from "./refusal.ts";
import { type UploadFile, uploadFile } from "./upload-file.ts";

/** How a file came: the system's dialog, a drop, the clipboard; or what changed an existing one. */
export type UploadReason = "choose" | "drop" | "paste" | "replace" | "remove";
/** The details of a change, with the files that came and those that went. */
export type UploadChange = ChangeDetails<UploadReason> & {
  readonly added: readonly UploadFile[];
  readonly removed: readonly UploadFile[];
};
export interface UseFileUpload extends FileLimits {
  value: readonly UploadFile[] | undefined;
  defaultValue: readonly UploadFile[] | undefined;
  onValueChange: ((files: readonly UploadFile[], details: UploadChange) => void) | undefined;
  onRefuse: ((refusals: readonly Refusal[]) => void) | undefined;
  texts: FileTexts;
}
export interface Asked {
  readonly files: readonly File[];
  readonly reason: Exclude<UploadReason, "remove">;
  readonly event: Event;
  /** The id of the replaced file. */
  readonly instead?: string | undefined;
}

const none: readonly UploadFile[] = [];
const missing = (from: readonly UploadFile[], there: readonly UploadFile[]) =>
  from.filter((one) => !there.some((other) => other.id === one.id));
const filesOf = (files: readonly UploadFile[]) => files.flatMap(({ file }) => (file ? [file] : []));

function merged(before: readonly UploadFile[], taken: readonly Taken[], { instead }: Asked, maxFiles: number) {
  const added = taken.map(uploadFile);
  if (instead !== undefined) return before.flatMap((one) => (one.id === instead ? added : [one]));
  return maxFiles === 1 ? added : [...before, ...added];
}

/** The files of a field, its refusals and its announcement. Files are inspected one batch after the other. */
export function useFileUpload(given: UseFileUpload) {
  const { value, defaultValue, onValueChange } = given;
  const latest = useRef(none);
  const told = (next: readonly UploadFile[], details: ChangeDetails<UploadReason>) => {
    const difference = { added: missing(next, latest.current), removed: missing(latest.current, next) };
    onValueChange?.(next, Object.assign(details, difference));
  };
  const [files, change] = useValue({ value, defaultValue, onValueChange: onValueChange && told }, none);
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  const [checking, setChecking] = useState(0);
  const [news, setNews] = useState({ count: 0, lines: [] as readonly string[] });
  const queue = useRef(Promise.resolve());
  const now = useRef({ given, change });
  useEffect(() => {
    latest.current = files;
    now.current = { given, change };
  });

  const announce = (lines: readonly string[]) => setNews(({ count }) => ({ count: count + 1, lines }));
  const put = (next: readonly UploadFile[], reason: UploadReason, event: Event) => {
    const done = now.current.change(next, reason, event);
    if (done) latest.current = next;
    return done;
  };
  const take = async (asked: Asked) => {
    const { maxFiles } = now.current.given;
    const kept = latest.current.filter((one) => one.id !== asked.instead && maxFiles > 1);
    const room = asked.instead === undefined ? maxFiles - kept.length : 1;
    const { taken, refused } = await inspectAll(asked.files, filesOf(kept), room, now.current.given);
    const { texts, onRefuse } = now.current.given;
    const added =
      taken.length > 0 && put(merged(latest.current, taken, asked, maxFiles), asked.reason, asked.event)
        ? [texts.text("added", { names: texts.names(taken.map(({ file }) => shownName(file.name))) })]
        : [];
    setRefusals(refused);
    if (refused.length > 0) onRefuse?.(refused);
    announce([...added, ...refused.map(texts.refused)]);
  };
  const add = (asked: Asked) => {
    if (asked.files.length === 0) return;
    setChecking((count) => count + 1);
    queue.current = queue.current.then(() => take(asked)).catch(reportError);
    void queue.current.then(() => setChecking((count) => count - 1));
  };
  const remove = (file: UploadFile, event: Event) => {
    const gone = put(missing(latest.current, [file]), "remove", event);
    if (!gone) return;
    setRefusals([]);
    announce([given.texts.text("removed", { name: shownName(file.name) })]);
  };
  return { files, refusals, news, checking: checking > 0, add, remove };
}
