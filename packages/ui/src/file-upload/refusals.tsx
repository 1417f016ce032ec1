import { warningCircleFill } from "../icon/art.gen.ts";
import { Icon } from "../icon/icon.tsx";
import { List } from "../stack/list.tsx";
import * as css from "./file-upload.css.ts";

/** A dropped folder can hold a thousand refused files; only this many are listed. */
const mostLines = 5;

/** The refused files and the reasons, until the next attempt. */
export function Refusals({ lines }: { lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <List data-part="refusals" className={css.refusals}>
      {[...new Set(lines)].slice(0, mostLines).map((line) => (
        <li data-part="refusal" key={line} className={css.refusal}>
          <Icon art={warningCircleFill} className={css.sign} />
          <span>{line}</span>
        </li>
      ))}
    </List>
  );
}

/** Announces a message. `turn` distinguishes it from an equal one before it. */
export function News({ lines, turn }: { lines: readonly string[]; turn: number }) {
  return (
    <output data-part="spoken" className={css.hidden}>
      {[...new Set(lines)].slice(0, mostLines).map((line) => (
        <span data-part="news" key={`${turn} ${line}`} className={css.news}>
          {line}
        </span>
      ))}
    </output>
  );
}
