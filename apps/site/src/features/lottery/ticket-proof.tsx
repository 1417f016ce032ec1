import { useTranslation } from "react-i18next";
import type { OutputOf } from "@baize/api/contract/contract";
import { Accordion, AccordionItem } from "@baize/ui/accordion";
import { DescriptionList } from "@baize/ui/description-list";
import { Heading } from "@baize/ui/heading";
import { Stack } from "@baize/ui/stack";
import { Text } from "@baize/ui/text";
import { ProofFile } from "./proof-file.tsx";

/** The proof that the ticket was in the draw: its leaf, the way to the published root, and the file that anyone can check. */
export function TicketProof({ detail }: { detail: OutputOf<"lottery.ticket"> }) {
  const { t } = useTranslation("lottery");
  const { ticket, leaf, draw, file } = detail;
  const isCancelled = draw.state === "cancelled";
  const proof = isCancelled ? null : detail.proof;
  return (
    <Stack as="section" gap={3}>
      <Heading level={3} size="md">
        {t("proof.title")}
      </Heading>
      <Text tone="muted" measure>
        {t(isCancelled ? "proof.cancelled" : proof === null ? "proof.later" : "proof.body")}
      </Text>
      <DescriptionList layout="stacked" items={[{ id: "leaf", term: t("proof.leaf"), detail: <bdi dir="ltr">{leaf}</bdi> }]} />
      {proof === null ? null : (
        <Accordion type="single">
          <AccordionItem value="steps" title={t("proof.steps", { count: proof.length })}>
            <DescriptionList
              layout="stacked"
              items={proof.map(({ side, hash }, step) => ({
                id: `${step}`,
                term: t(`proof.${side}`),
                detail: <bdi dir="ltr">{hash}</bdi>,
              }))}
            />
          </AccordionItem>
        </Accordion>
      )}
      {isCancelled ? null : <ProofFile file={file} name={`ticket-${ticket.gameCode}-${ticket.issue}-${ticket.id}`} />}
    </Stack>
  );
}
