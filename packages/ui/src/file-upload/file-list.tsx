import { type ChangeEvent, useRef } from "react";
import { List } from "../stack/list.tsx";
import { acceptOf, type FileKind } from "./file-kinds.ts";
import { FileRow } from "./file-row.tsx";
import type { FileTexts } from "./file-texts.ts";
import type { UploadFile, UploadState } from "./upload-file.ts";
import type { Asked } from "./use-file-upload.ts";
import { useFocusKept } from "./use-focus-kept.ts";
import * as css from "./file-upload.css.ts";

interface FileListProps {
  files: readonly UploadFile[];
  states: Readonly<Record<string, UploadState>> | undefined;
  texts: FileTexts;
  accept: readonly FileKind[];
  disabled: boolean | undefined;
  readOnly: boolean | undefined;
  labelledBy: string | undefined;
  /** Takes the focus after the last file is removed. */
  otherwise: () => HTMLElement | null;
  onRemove: (file: UploadFile, event: Event) => void;
  onReplace: (asked: Asked) => void;
  onRetry: ((file: UploadFile) => void) | undefined;
}

/** The chosen files, one row each, and the hidden input that chooses a replacement. */
export function FileList(props: FileListProps) {
  const { files, states, texts, accept, disabled, readOnly, labelledBy, otherwise, onRemove, onReplace, onRetry } = props;
  const list = useRef<HTMLElement>(null);
  const other = useRef<HTMLInputElement>(null);
  const instead = useRef<string>(undefined);
  const focus = useFocusKept(list);
  const replaced = (event: ChangeEvent<HTMLInputElement>) => {
    const given = [...(event.currentTarget.files ?? [])];
    event.currentTarget.value = "";
    onReplace({ files: given, reason: "replace", event: event.nativeEvent, instead: instead.current });
  };
  if (files.length === 0) return null;
  return (
    <>
      <List ref={list} data-part="files" aria-labelledby={labelledBy} className={css.files}>
        {files.map((file, row) => (
          <FileRow
            key={file.id}
            {...{ file, texts, disabled }}
            state={states?.[file.id]}
            fixed={readOnly}
            onRemove={(event) => {
              focus.onward(row, "remove", otherwise);
              onRemove(file, event);
            }}
            onReplace={() => {
              instead.current = file.id;
              focus.again(row, "replace");
              other.current?.click();
            }}
            onRetry={onRetry && (() => onRetry(file))}
          />
        ))}
      </List>
      {readOnly ? null : (
        <input ref={other} data-part="replacement" type="file" hidden accept={acceptOf(accept)} onChange={replaced} />
      )}
    </>
  );
}
