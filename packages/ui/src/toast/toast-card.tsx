import { Button } from "../button/button.tsx";
import { checkCircleFill, infoFill, warningCircleFill, warningFill, x } from "../icon/art.gen.ts";
import { Icon } from "../icon/icon.tsx";
import { cx } from "../theme/cx.ts";
import * as css from "./toast.css.ts";
import type { ToastRow } from "./toasts.ts";
import { useClock } from "./use-clock.ts";

const art = { neutral: infoFill, info: infoFill, positive: checkCircleFill, warning: warningFill, negative: warningCircleFill };

interface ToastCardProps {
  row: ToastRow;
  close: string;
  paused: boolean;
  onDismiss: () => void;
}

/** One message of the list. */
export function ToastCard({ row, close, paused, onDismiss }: ToastCardProps) {
  useClock(row, paused, onDismiss);
  const press = () => {
    row.action?.onClick();
    onDismiss();
  };
  return (
    <li data-component="toast" data-toast={row.id} data-tone={row.tone} className={cx(css.toast, css.tone[row.tone])}>
      <Icon art={art[row.tone]} className={css.icon} />
      <div data-part="message" className={css.message} role={row.tone === "negative" ? "alert" : undefined}>
        {row.message}
      </div>
      {row.action && (
        <Button size="xs" className={css.action} onClick={press}>
          {row.action.label}
        </Button>
      )}
      <Button variant="ghost" size="xs" aria-label={close} className={css.close} onClick={onDismiss}>
        <Icon art={x} size="sm" />
      </Button>
    </li>
  );
}
