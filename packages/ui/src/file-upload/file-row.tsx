import { type KeyboardEvent, useCallback, useState } from "react";
import { Button } from "../button/button.tsx";
import {
  arrowClockwise,
  arrowsClockwise,
  checkCircleFill,
  fileText,
  imageBroken,
  warningCircleFill,
  x,
} from "../icon/art.gen.ts";
import { Icon } from "../icon/icon.tsx";
import { IconButton } from "../icon-button/icon-button.tsx";
import { Progress } from "../progress/progress.tsx";
import { shownName, splitName } from "./file-name.ts";
import { kinds } from "./file-kinds.ts";
import type { FileTexts } from "./file-texts.ts";
import type { UploadFile, UploadState } from "./upload-file.ts";
import * as css from "./file-upload.css.ts";

interface FileRowProps {
  file: UploadFile;
  state: UploadState | undefined;
  texts: FileTexts;
  disabled: boolean | undefined;
  /** No buttons: the files are only shown. */
  fixed: boolean | undefined;
  onRemove: (event: Event) => void;
  onReplace: () => void;
  onRetry: (() => void) | undefined;
}

/** One file: its picture, its name, its progress, and its buttons. */
export function FileRow({ file, state, texts, disabled, fixed, onRemove, onReplace, onRetry }: FileRowProps) {
  const name = shownName(file.name);
  const { text } = texts;
  const shared = {
    disabled,
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.key !== "Delete") return;
      event.preventDefault();
      onRemove(event.nativeEvent);
    },
  };
  return (
    <li data-part="file" data-status={state?.status ?? "waiting"} className={css.file}>
      <Thumbnail file={file} />
      <div data-part="facts" className={css.facts}>
        <FileName name={name} />
        <FileStatus {...{ state, name, texts }} bytes={file.size} />
      </div>
      {fixed ? null : (
        <div data-part="actions" className={css.acts}>
          {state?.status === "failed" && onRetry ? (
            <Button
              {...shared}
              size="sm"
              data-part="retry"
              aria-label={`${text("retry")}: ${name}`}
              icon={<Icon art={arrowClockwise} />}
              onClick={onRetry}
            >
              {text("retry")}
            </Button>
          ) : null}
          <IconButton
            {...shared}
            data-part="replace"
            label={text("replace", { name })}
            art={arrowsClockwise}
            onClick={onReplace}
          />
          <IconButton
            {...shared}
            data-part="remove"
            label={text("remove", { name })}
            art={x}
            onClick={(event) => onRemove(event.nativeEvent)}
          />
        </div>
      )}
    </li>
  );
}

/** Shows a chosen file while the element is mounted, and revokes its address afterwards. */
function shownIn(image: HTMLImageElement, file: File): () => void {
  const url = URL.createObjectURL(file);
  image.src = url;
  return () => URL.revokeObjectURL(url);
}

function Thumbnail({ file: { kind, file, url, id } }: { file: UploadFile }) {
  const picture = (kind === undefined || kinds[kind].picture) && (file ?? url) !== undefined;
  const source = url ?? id;
  const [broken, setBroken] = useState<string>();
  const chosen = useCallback((image: HTMLImageElement | null) => (image && file ? shownIn(image, file) : undefined), [file]);
  return (
    <span data-part="thumbnail" className={css.thumbnail}>
      {picture && broken !== source ? (
        // The name beside it says which picture it is.
        <img
          data-part="picture"
          ref={url === undefined ? chosen : undefined}
          src={url}
          alt=""
          decoding="async"
          className={css.picture}
          onError={() => setBroken(source)}
        />
      ) : (
        <Icon art={picture ? imageBroken : fileText} size="lg" />
      )}
    </span>
  );
}

/** A long name is shown shortened in its middle; screen readers read all of it. */
function FileName({ name }: { name: string }) {
  const [head, tail] = splitName(name);
  return (
    <>
      <span data-part="spoken" className={css.hidden}>
        {name}
      </span>
      <bdi data-part="name" aria-hidden="true" className={css.name}>
        <span data-part="head" className={css.head}>
          {head}
        </span>
        {tail === "" ? null : (
          <span data-part="tail" className={css.tail}>
            {tail}
          </span>
        )}
      </bdi>
    </>
  );
}

interface FileStatusProps {
  state: UploadState | undefined;
  name: string;
  texts: FileTexts;
  bytes: number;
}

function FileStatus({ state, name, texts, bytes }: FileStatusProps) {
  const { text, size, share } = texts;
  const { status } = state ?? {};
  return (
    <>
      {state?.status === "sending" ? (
        <Progress
          label={
            <>
              {text("sending")}
              <span data-part="spoken" className={css.hidden}>{` ${name}`}</span>
            </>
          }
          max={1}
          value={state.progress}
          valueLabel={state.progress === undefined ? undefined : share(state.progress)}
        />
      ) : null}
      {status === undefined ? (
        <span data-part="size" className={css.size}>
          {size(bytes)}
        </span>
      ) : null}
      {/* Always in the page, so that screen readers announce the outcome; progress is not announced. */}
      <p aria-live="polite" data-part="outcome" className={css.outcome}>
        {status === "done" ? (
          <>
            <Icon art={checkCircleFill} className={css.good} />
            <span>{`${size(bytes)} · ${text("done")}`}</span>
          </>
        ) : null}
        {state?.status === "failed" ? (
          <>
            <Icon art={warningCircleFill} className={css.bad} />
            <span data-part="problem" className={css.bad}>
              {state.message}
            </span>
          </>
        ) : null}
      </p>
    </>
  );
}
