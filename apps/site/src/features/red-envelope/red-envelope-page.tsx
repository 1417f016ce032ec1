import { useTranslation } from "react-i18next";
import { Button } from "@baize/ui/button";
import { EmptyState } from "@baize/ui/empty-state";
import { Heading } from "@baize/ui/heading";
import { Skeleton } from "@baize/ui/skeleton";
import { Stack } from "@baize/ui/stack";
import { Surface } from "@baize/ui/surface";
import { Text } from "@baize/ui/text";
import type { OutputOf } from "@baize/api/contract/contract";
import { useFormat } from "@baize/i18n/use-format";
import { ReadError } from "../../shared/api/read-error.tsx";
import { ServerText } from "../../shared/language/server-text.tsx";
import { useToasts } from "../../shared/overlays/use-toasts.tsx";
import { phoneWide } from "../../shared/page/page-layout.css.ts";
import { useRead } from "../../shared/api/use-read.ts";
import { useErrorText } from "../../shared/api/use-error-text.ts";
import { useOnce } from "../../shared/api/use-once.ts";
import { useOverlay } from "../../shared/overlays/use-overlay.ts";
import { Draws, Prizes } from "./prizes.tsx";

type Raffle = NonNullable<OutputOf<"raffle.get">["raffle"]>;

/** The current draw: an envelope to open, the chance of each prize, and earlier draws. */
export default function RedEnvelopePage() {
  const { t } = useTranslation(["rewards", "centre"]);
  const { show } = useOverlay();
  const read = useRead("raffle.get", {});
  return (
    <Stack gap={5}>
      <Heading level={2}>{t("centre:page.redEnvelope")}</Heading>
      {read.isError ? <ReadError read={read} /> : null}
      {read.isPending ? <Skeleton blockSize="12rem" /> : null}
      {read.data?.raffle === null ? (
        <EmptyState title={t("raffle.none.title")} level={3}>
          {t("raffle.none.body")}
        </EmptyState>
      ) : null}
      {read.data?.raffle ? (
        <>
          <Envelope raffle={read.data.raffle} />
          <Prizes prizes={read.data.raffle.prizes} />
          <Draws draws={read.data.draws} />
          <Button className={phoneWide} onClick={() => show("member", "bonusDetails")}>
            {t("centre:page.bonusDetails")}
          </Button>
        </>
      ) : null}
    </Stack>
  );
}

function Envelope({ raffle }: { raffle: Raffle }) {
  const { id, title, lang, drawsADay, times } = raffle;
  const envelopes = raffle.left;
  const { t } = useTranslation("rewards");
  const format = useFormat();
  const errorText = useErrorText();
  const toasts = useToasts();
  const open = useOnce("raffle.claim");
  const press = async () => {
    try {
      const drawn = await open.send({ id });
      toasts.show({ tone: "positive", message: t("raffle.drawn", { amount: format.money(drawn.amount) }) });
    } catch (error) {
      toasts.show({ tone: "negative", message: errorText(error) });
    }
  };
  return (
    <Surface ground="cloth" inlay>
      <Stack gap={4}>
        <Heading level={3}>
          <ServerText lang={lang}>{title}</ServerText>
        </Heading>
        <Text>{envelopes > 0 ? t("raffle.left", { count: envelopes }) : t("raffle.tomorrow", { count: drawsADay })}</Text>
        {times > 0 ? <Text size="sm">{t("raffle.terms", { count: times })}</Text> : null}
        <Button
          className={phoneWide}
          variant="primary"
          size="lg"
          disabled={envelopes === 0}
          pending={open.pending}
          onClick={() => void press()}
        >
          {t("raffle.open")}
        </Button>
      </Stack>
    </Surface>
  );
}
