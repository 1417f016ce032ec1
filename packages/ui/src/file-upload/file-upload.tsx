import { type InputHTMLAttributes, type Ref, useEffect, useRef } from "react";
import { assignRef } from "../field/assign-ref.ts";
import { Field } from "../field/field.tsx";
import { type FieldKey, type FieldProps, useField } from "../field/use-field.ts";
import { warn } from "../overlay/warn.ts";
import { acceptOf, type FileKind } from "./file-kinds.ts";
import { FileList } from "./file-list.tsx";
import type { FileRowWords } from "./file-row.tsx";
import { holdFiles } from "./hold-files.ts";
import type { FileLimits } from "./inspect.ts";
import { News, Refusals } from "./refusals.tsx";
import type { Refusal } from "./refusal.ts";
import type { UploadFile, UploadState } from "./upload-file.ts";
import { UploadZone } from "./upload-zone.tsx";
import { useDrop } from "./use-drop.ts";
import { type Asked, type UploadChange, useFileUpload } from "./use-file-upload.ts";
import * as css from "./file-upload.css.ts";

export interface FileUploadWords extends FileRowWords {
  /** The face of the zone: "Choose or drop images". Part of the field's accessible name. */
  readonly choose: string;
  /** Instead, while files are dragged over it: "Drop to add". */
  readonly drop: string;
  /** While first bytes are read: "Checking…". */
  readonly checking: string;
  /** When no more may be added: "3 of 3 chosen". */
  readonly full: string;
  /** Under the label of the zone: "PNG or JPG, up to 5 MB, at most 3". */
  readonly hint: string;
  /** Why a file was refused, with its name: "slip-3.png is over 5 MB". */
  readonly refused: (refusal: Refusal) => string;
  /** Announced: "Added slip-1.png, slip-2.png". */
  readonly added: (names: readonly string[]) => string;
  /** Announced: "Removed slip-1.png". */
  readonly removed: (name: string) => string;
  /** Instead of files, where there are none and the field is read-only: "No receipt". */
  readonly none: string;
}
export interface FileUploadOwnProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  FieldKey | "type" | "accept" | "multiple" | "value" | "defaultValue" | "onChange" | "size"
> {
  /** The accepted kinds, by their first bytes; a file's name and type are ignored. */
  accept: readonly FileKind[];
  /** Bytes of one file. */
  maxSize: number;
  /** With 1, a new file replaces the old one. */
  maxFiles?: number;
  /** Pixels of a picture, across × down, read from its header before anything is decoded. */
  maxPixels?: number;
  words: FileUploadWords;
  value?: readonly UploadFile[];
  defaultValue?: readonly UploadFile[];
  onValueChange?: (files: readonly UploadFile[], details: UploadChange) => void;
  onRefuse?: (refusals: readonly Refusal[]) => void;
  /** The progress of each file, by its id. */
  states?: Readonly<Record<string, UploadState>>;
  /** Offers another try beside a file that failed. */
  onRetry?: (file: UploadFile) => void;
  ref?: Ref<HTMLInputElement>;
}
export type FileUploadProps = FieldProps & FileUploadOwnProps;

/** Phones take pictures of 50 megapixels; decoded, 64 take 256 MB. */
const mostPixels = 64_000_000;

/** Files from the system's dialog, a drop or the clipboard, each checked before it is accepted. `ref` and the rest land on the `<input>`. */
export function FileUpload(props: FileUploadProps) {
  const { frame, control, rest } = useField(props);
  const { accept, maxSize, maxFiles = 1, maxPixels = mostPixels, words, value, defaultValue, ...others } = rest;
  const { onValueChange, onRefuse, states, onRetry, ref, disabled, readOnly, ...attributes } = others;
  const limits = { accept, maxSize, maxFiles, maxPixels };
  if (process.env.NODE_ENV !== "production") checkLimits(limits);
  const { files, refusals, news, checking, ...upload } = useFileUpload({
    ...limits,
    value,
    defaultValue,
    onValueChange,
    onRefuse,
    words,
  });
  const input = useRef<HTMLInputElement>(null);
  const add = (given: readonly File[], reason: Asked["reason"], event: Event) => upload.add({ files: given, reason, event });
  const drop = useDrop(disabled || readOnly ? undefined : add);
  useEffect(() => holdFiles(input.current, files));
  const full = maxFiles > 1 && files.length >= maxFiles;
  const label = frame.label ? `${frame.id}-label` : undefined;
  return (
    <Field {...frame} {...drop.handlers} group={readOnly}>
      {readOnly ? null : (
        <UploadZone
          {...attributes}
          {...{ control, checking, full, disabled }}
          ref={(element) => {
            input.current = element;
            return assignRef(ref, element);
          }}
          accept={acceptOf(accept)}
          multiple={maxFiles > 1}
          named={control["aria-labelledby"] ?? label ?? frame.id}
          tone={frame.tone ?? "neutral"}
          face={faceOf(words, { dragging: drop.dragging, checking, full })}
          hint={words.hint}
          dragging={drop.dragging}
          onChoose={(event) => {
            add([...(event.currentTarget.files ?? [])], "choose", event.nativeEvent);
            // A file from the dialog may still be refused.
            holdFiles(event.currentTarget, files);
          }}
        />
      )}
      {readOnly && files.length === 0 ? <p className={css.hint}>{words.none}</p> : null}
      <FileList
        {...{ files, states, words, disabled, readOnly, accept, onRetry }}
        labelledBy={label}
        otherwise={() => input.current}
        onRemove={upload.remove}
        onReplace={upload.add}
      />
      <Refusals lines={refusals.map(words.refused)} />
      <News lines={news.lines} turn={news.count} />
    </Field>
  );
}

function faceOf(words: FileUploadWords, now: { readonly dragging: boolean; readonly checking: boolean; readonly full: boolean }) {
  if (now.dragging) return words.drop;
  if (now.checking) return words.checking;
  return now.full ? words.full : words.choose;
}

function checkLimits({ accept, maxSize, maxFiles }: FileLimits): void {
  if (accept.length === 0 || !(maxSize > 0) || !(maxFiles >= 1))
    warn(
      "FileUpload: by its limits no file can ever be taken, so every choice is refused. Name a kind in `accept`, and give `maxSize` in bytes and `maxFiles` above 0.",
    );
}
