import { useMemo, type HTMLAttributes, type ReactNode, type Ref } from "react";
import type { PartMessages } from "../messages/message-types.ts";
import { useMessages } from "../messages/use-messages.ts";
import { warn } from "../overlay/warn.ts";
import { cx } from "../theme/cx.ts";
import { qrArt, type Correction } from "./qr-art.ts";
import * as css from "./qr-code.css.ts";

export type { Correction } from "./qr-art.ts";

export interface QRCodeProps extends Omit<HTMLAttributes<HTMLSpanElement>, "children"> {
  /** The content of the code: an address, a key. At most 2,953 bytes, fewer with more correction. */
  value: string;
  /** The accessible name: what the code is for, "Invite link of ananya_42". */
  label: string;
  /** How much may be lost: M by default, H with a mark. */
  correction?: Correction;
  /** 132, 196 or 280 px, and never more than there is room for. */
  size?: keyof typeof css.size;
  /** A small sign in the middle; decoration. */
  mark?: ReactNode;
  /** Texts in place of those of the provider: what is said above a text that is too long for a code. */
  messages?: PartMessages<"qrCode">;
  ref?: Ref<HTMLSpanElement>;
}

const sides = { sm: 132, md: 196, lg: 280 } as const;

function checkProps(value: string, label: string): void {
  if (value === "") warn("QRCode has an empty `value`: a camera would read nothing. Wait for the value, and show a Skeleton.");
  if (label.trim() === "") warn("QRCode has no `label`, so screen readers cannot say what it is for. Name what it leads to.");
}

/** The code with the mark, else without it; undefined where the value is too long for both. */
function artOf(value: string, correction: Correction, marked: boolean) {
  const withMark = marked ? qrArt(value, "H", true) : undefined;
  if (marked && !withMark)
    warn(
      `QRCode: ${value.length} characters leave no room for a mark, which needs the highest correction. The mark is left out; shorten \`value\` to keep it.`,
    );
  return withMark ?? qrArt(value, correction, false);
}

/** A QR code as one crisp path, dark on light in every theme. Rest props and `ref` land on the outermost element. */
export function QRCode(props: QRCodeProps) {
  const { value, label, correction = "M", size = "md", mark, messages, className, ...rest } = props;
  const text = useMessages("qrCode", messages);
  const marked = mark !== undefined && mark !== null;
  const art = useMemo(() => artOf(value, correction, marked), [value, correction, marked]);
  checkProps(value, label);
  if (!art) {
    warn(
      `QRCode "${label}": ${value.length} characters are more than a code holds at correction ${correction}. The text itself is shown; shorten \`value\` (a short link) or lower \`correction\`.`,
    );
    return (
      <span data-component="qr-code" data-state="too-long" className={cx(css.fallback, className)} {...rest}>
        {text("tooLong")}
        <textarea data-part="value" readOnly dir="auto" rows={4} aria-label={label} value={value} className={css.value} />
      </span>
    );
  }
  if (sides[size] / art.side < 2)
    warn(
      `QRCode "${label}" draws ${art.side} modules on ${sides[size]} px: under 2 px each, phones fail to read it. Give \`size="lg"\` or shorten \`value\`.`,
    );
  return (
    <span
      data-component="qr-code"
      data-state="drawn"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it is drawn here, not loaded
      role="img"
      aria-label={label}
      className={cx(css.root, css.size[size], className)}
      {...rest}
    >
      <svg data-part="art" viewBox={`0 0 ${art.side} ${art.side}`} aria-hidden="true" className={css.art}>
        <path d={art.path} />
      </svg>
      {art.hole > 0 && (
        <span data-part="mark" aria-hidden="true" className={css.mark} style={{ inlineSize: `${(100 * art.hole) / art.side}%` }}>
          {mark}
        </span>
      )}
    </span>
  );
}
