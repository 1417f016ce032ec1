import { useTranslation } from "react-i18next";
import { Link as RouterLink } from "react-router-dom";
import { Badge } from "@baize/ui/badge";
import { DescriptionList } from "@baize/ui/description-list";
import { Heading } from "@baize/ui/heading";
import { Group } from "@baize/ui/group";
import { Link } from "@baize/ui/link";
import { Stack } from "@baize/ui/stack";
import { Surface } from "@baize/ui/surface";
import { Text } from "@baize/ui/text";
import type { OutputOf } from "@baize/api/contract/contract";
import { useOverlay } from "../../shared/overlays/use-overlay.ts";
import { useTransactionSource } from "./use-transaction-source.tsx";

/** The source of a ledger entry, with a link to its record. */
export function SourceCard({ line }: { line: OutputOf<"transactions.get"> }) {
  const { t } = useTranslation("transactions");
  const { addressOf } = useOverlay();
  const source = useTransactionSource(line);
  if (!source) return null;
  const { title, state, details, path, filters, link } = source;
  return (
    <Surface as="section" aria-labelledby="made-by" padding="md">
      <Stack gap={3}>
        <Text id="made-by" size="sm" tone="muted">
          {t("madeBy")}
        </Text>
        <Group justify="between" gap={3}>
          <Heading level={3} size="md">
            {title}
          </Heading>
          {state ? <Badge>{state}</Badge> : null}
        </Group>
        <DescriptionList layout="lines" items={details} />
        <Link standalone link={<RouterLink to={addressOf("member", path, filters)} />}>
          {link}
        </Link>
      </Stack>
    </Surface>
  );
}
