import { useTranslation } from "react-i18next";
import type { OutputOf } from "@baize/api/contract/contract";
import { drawFileText } from "@baize/domain/lottery/draw-proof";
import { useFormat } from "@baize/i18n/use-format";
import { DescriptionList } from "@baize/ui/description-list";
import { Modal } from "@baize/ui/modal";
import { Stack } from "@baize/ui/stack";
import { Text } from "@baize/ui/text";
import { ReadPart } from "../../shared/api/read-part.tsx";
import { useRead } from "../../shared/api/use-read.ts";
import { PartSkeleton } from "../../shared/page/part-skeleton.tsx";
import { closeTime } from "./close-time.ts";
import { WholeResult } from "./draw-result.tsx";
import { NoResult } from "./no-result.tsx";
import { ProofFile } from "./proof-file.tsx";
import { useLotteryAddress } from "./use-lottery-address.ts";
import type { Table } from "./use-lottery-game.ts";

/** The draw's file, for a visitor without a ticket of it; null until its seed is revealed. */
function fileOf({ signed, seed, numbers, bonusNumbers, key }: OutputOf<"lottery.proof">): string | null {
  if (signed === null || seed === null) return null;
  return drawFileText({ signed, seed, numbers: [...numbers, ...bonusNumbers], key, ticket: null });
}

/** One draw in a window, named in the address: all its numbers, and what anyone checks it with. */
export function DrawDetail({ table: { game, draws, now }, issue }: { table: Table; issue: string }) {
  const { t } = useTranslation("lottery");
  const format = useFormat();
  const coming = draws.find((draw) => draw.issue === issue);
  const { change } = useLotteryAddress();
  const read = useRead("lottery.proof", { gameCode: game.gameCode, issue }, { enabled: issue !== "" });
  return (
    <Modal
      open={issue !== ""}
      onOpenChange={(open) => !open && change({ draw: undefined })}
      title={t("draw.title", { number: issue })}
      size="lg"
    >
      <ReadPart read={read} waiting={<PartSkeleton blockSize="24rem" />}>
        {(proof) => (
          <Stack gap={6}>
            {proof.numbers.length > 0 ? (
              <WholeResult family={game.family} draw={proof} label={t("detail.result")} tail={2} />
            ) : (
              <NoResult draw={proof} />
            )}
            {coming ? (
              <Text measure>
                {t("draw.closes", { time: closeTime(coming.closesAt, now, format) })} {t("proof.before")}
              </Text>
            ) : null}
            <Text tone="muted" measure>
              {t(proof.state === "cancelled" ? "proof.cancelled" : "proof.draw")}
            </Text>
            <Published proof={proof} />
            {proof.state === "cancelled" ? null : (
              <ProofFile file={fileOf(proof)} name={`draw-${proof.gameCode}-${proof.issue}`} />
            )}
          </Stack>
        )}
      </ReadPart>
    </Modal>
  );
}

function Published({ proof }: { proof: OutputOf<"lottery.proof"> }) {
  const { t } = useTranslation("lottery");
  const format = useFormat();
  const { commitment, root, seed, tickets, versions } = proof;
  const hash = (text: string | null) => (text === null ? t("proof.notYet") : <bdi dir="ltr">{text}</bdi>);
  return (
    <DescriptionList
      layout="stacked"
      items={[
        { id: "commitment", term: t("proof.commitment"), detail: hash(commitment) },
        { id: "tickets", term: t("proof.tickets"), detail: tickets === null ? t("proof.notYet") : format.number(tickets) },
        { id: "root", term: t("proof.root"), detail: hash(root) },
        { id: "seed", term: t("proof.seed"), detail: hash(seed) },
        ...versions.map(({ version, settledAt, reason }) => ({
          id: `version-${version}`,
          term: t("proof.version", { number: version }),
          detail: (
            <>
              {settledAt === null ? t("proof.notYet") : format.dateTime(settledAt)} {reason ? <bdi>{reason}</bdi> : null}
            </>
          ),
        })),
      ]}
    />
  );
}
