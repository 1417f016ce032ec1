import { type InputHTMLAttributes, type Ref, useEffect, useRef } from "react";
import { assignRef } from "../field/assign-ref.ts";
import { Field } from "../field/field.tsx";
import { type FieldKey, type FieldProps, useField } from "../field/use-field.ts";
import type { PartMessages } from "../messages/message-types.ts";
import { warn } from "../overlay/warn.ts";
import { acceptOf, type FileKind } from "./file-kinds.ts";
import { FileList } from "./file-list.tsx";
import { useFileTexts } from "./file-texts.ts";
import { holdFiles } from "./hold-files.ts";
import type { FileLimits } from "./inspect.ts";
import { News, Refusals } from "./refusals.tsx";
import type { Refusal } from "./refusal.ts";
import type { UploadFile, UploadState } from "./upload-file.ts";
import { UploadZone } from "./upload-zone.tsx";
import { useDrop } from "./use-drop.ts";
import { type Asked, type UploadChange, useFileUpload } from "./use-file-upload.ts";
import * as css from "./file-upload.css.ts";

export type { FileKind } from "./file-kinds.ts";
export type { Refusal } from "./refusal.ts";
export type { UploadChange, UploadReason } from "./use-file-upload.ts";
export type { UploadFile, UploadState } from "./upload-file.ts";

export interface FileUploadOwnProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  FieldKey | "type" | "accept" | "multiple" | "value" | "defaultValue" | "onChange" | "size"
> {
  /** The accepted kinds, by their first bytes; a file's name and type are ignored. */
  accept: readonly FileKind[];
  /** The space round the words of the zone, and their size. */
  size?: "sm" | "md" | "lg";
  /** Bytes of one file. */
  maxSize: number;
  /** With 1, a new file replaces the old one. */
  maxFiles?: number;
  /** Pixels of a picture, across × down, read from its header before anything is decoded. */
  maxPixels?: number;
  /** Texts in place of those of the provider, where they name what is chosen: `choose`, "Choose or drop receipts". */
  messages?: PartMessages<"fileUpload">;
  /** The chosen files, when the caller holds them. */
  value?: readonly UploadFile[];
  /** The files at first, when the field holds them itself. */
  defaultValue?: readonly UploadFile[];
  /** Called with all files after one was added or removed. */
  onValueChange?: (files: readonly UploadFile[], details: UploadChange) => void;
  /** Called with the files that were not taken, each with its reason. */
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
  const { size = "md", accept, maxSize, maxFiles = 1, maxPixels = mostPixels, messages, value, defaultValue, ...others } = rest;
  const { onValueChange, onRefuse, states, onRetry, ref, disabled, readOnly, ...attributes } = others;
  const texts = useFileTexts(messages, accept);
  const { text } = texts;
  const limits = { accept, maxSize, maxFiles, maxPixels };
  if (process.env.NODE_ENV !== "production") checkLimits(limits);
  const { files, refusals, news, checking, ...upload } = useFileUpload({
    ...limits,
    value,
    defaultValue,
    onValueChange,
    onRefuse,
    texts,
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
          {...{ control, size, checking, full, disabled }}
          ref={(element) => {
            input.current = element;
            return assignRef(ref, element);
          }}
          accept={acceptOf(accept)}
          multiple={maxFiles > 1}
          named={control["aria-labelledby"] ?? label ?? frame.id}
          tone={frame.tone ?? "neutral"}
          face={text(faceOf({ dragging: drop.dragging, checking, full }))}
          hint={text("hint", { kinds: texts.kinds, size: texts.size(maxSize), count: maxFiles })}
          dragging={drop.dragging}
          onChoose={(event) => {
            add([...(event.currentTarget.files ?? [])], "choose", event.nativeEvent);
            // A file from the dialog may still be refused.
            holdFiles(event.currentTarget, files);
          }}
        />
      )}
      {readOnly && files.length === 0 ? (
        <p data-part="hint" className={css.hint}>
          {text("none")}
        </p>
      ) : null}
      <FileList
        {...{ files, states, texts, disabled, readOnly, accept, onRetry }}
        labelledBy={label}
        otherwise={() => input.current}
        onRemove={upload.remove}
        onReplace={upload.add}
      />
      <Refusals lines={refusals.map(texts.refused)} />
      <News lines={news.lines} turn={news.count} />
    </Field>
  );
}

interface Zone {
  readonly dragging: boolean;
  readonly checking: boolean;
  readonly full: boolean;
}

function faceOf({ dragging, checking, full }: Zone) {
  if (dragging) return "drop";
  if (checking) return "checking";
  return full ? "full" : "choose";
}

function checkLimits({ accept, maxSize, maxFiles }: FileLimits): void {
  if (accept.length === 0 || !(maxSize > 0) || !(maxFiles >= 1))
    warn(
      "FileUpload: by its limits no file can ever be taken, so every choice is refused. Name a kind in `accept`, and give `maxSize` in bytes and `maxFiles` above 0.",
    );
}
