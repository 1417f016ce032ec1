import { useTranslation } from "react-i18next";
import { Badge } from "@baize/ui/badge";
import { Button } from "@baize/ui/button";
import { DescriptionList } from "@baize/ui/description-list";
import { Group } from "@baize/ui/group";
import { Link } from "@baize/ui/link";
import { SkeletonText } from "@baize/ui/skeleton";
import { Stack } from "@baize/ui/stack";
import { Text } from "@baize/ui/text";
import { VisuallyHidden } from "@baize/ui/visually-hidden";
import { useFormat } from "@baize/i18n/use-format";
import { ReadError } from "../../shared/api/read-error.tsx";
import { useOverlay } from "../../shared/overlays/use-overlay.ts";
import { type Mirror, useMirrors } from "./use-mirrors.ts";

/** The domain check: which of the site's addresses answers fastest, with links to each. */
export default function MirrorsOverlay() {
  const { t } = useTranslation("system");
  const { show } = useOverlay();
  const { read, mirrors, measuring, again } = useMirrors();
  if (read.isError) return <ReadError read={read} />;
  if (!read.data) return <SkeletonText lines={4} />;
  const items = mirrors.map((mirror) => ({
    id: mirror.url,
    term: <Name mirror={mirror} />,
    detail: <Speed mirror={mirror} />,
  }));
  return (
    <Stack gap={5}>
      <Text>{t("mirrors.lead")}</Text>
      <DescriptionList layout="lines" items={items} aria-busy={measuring} />
      <VisuallyHidden as="output">{measuring ? t("mirrors.measuring") : t("mirrors.measured")}</VisuallyHidden>
      <Group gap={3}>
        <Button variant="primary" pending={measuring} onClick={again}>
          {t("mirrors.again")}
        </Button>
        <Button onClick={() => show("support")}>{t("mirrors.support")}</Button>
      </Group>
    </Stack>
  );
}

/** The same page at that address, where the visitor has no session. */
function Name({ mirror: { domain, url, here } }: { mirror: Mirror }) {
  const { t } = useTranslation("system");
  if (!here) return <Link href={url + location.pathname}>{<bdi dir="ltr">{domain}</bdi>}</Link>;
  return (
    <Group>
      <bdi dir="ltr">{domain}</bdi>
      <Badge>{t("mirrors.here")}</Badge>
    </Group>
  );
}

function Speed({ mirror: { speed } }: { mirror: Mirror }) {
  const { t } = useTranslation("system");
  const format = useFormat();
  if (speed === undefined) return <Text as="span">{t("mirrors.measuring")}</Text>;
  if (speed === null) return <Text as="span">{t("mirrors.silent")}</Text>;
  return (
    <Text as="span" tabular>
      {t("mirrors.speed", { speed: format.number(speed) })}
    </Text>
  );
}
