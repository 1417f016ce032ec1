import { useTranslation } from "react-i18next";
import { minutesIn } from "@baize/domain/responsible-gambling/reality";
import { Button } from "@baize/ui/button";
import { Icon } from "@baize/ui/icon";
import { hourglassMedium } from "@baize/ui/icon/art";
import { Text } from "@baize/ui/text";
import { useOverlay } from "../../shared/overlays/use-overlay.ts";
import { useSpans } from "../../shared/language/use-spans.ts";
import * as css from "./session-clock.css.ts";
import { useMinute } from "./use-minute.ts";
import { usePlaySession } from "./use-play-session.ts";

/** How long this session has lasted, in the header; it links to the limits. With the header comes the news of a break. */
export default function SessionClock() {
  const { data, dataUpdatedAt } = usePlaySession();
  return data ? <Clock session={data} readAt={dataUpdatedAt} /> : null;
}

interface ClockProps {
  session: { readonly startedAt: number; readonly asOf: number };
  /** When the session was read, by this device's clock: only the time since then is taken from that clock. */
  readAt: number;
}

function Clock({ session, readAt }: ClockProps) {
  const { t } = useTranslation("responsible-gambling");
  const spans = useSpans();
  const { show } = useOverlay();
  const now = useMinute(readAt - (session.asOf - session.startedAt));
  const minutes = minutesIn(session, now - readAt);
  const clock = `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`;
  return (
    <Button
      variant="ghost"
      size="sm"
      className={css.clock}
      aria-label={t("session.clock", { clock, time: spans.minutes(minutes) })}
      onClick={() => show("member", "responsiblePlay")}
    >
      {/* Less prominent than the balance beside it. */}
      <Text as="span" size="xs" weight="text" tabular tone="muted" className={css.line}>
        <Icon art={hourglassMedium} className={css.icon} />
        <bdi dir="ltr">{clock}</bdi>
      </Text>
    </Button>
  );
}
