import { useTranslation } from "react-i18next";
import { Badge } from "@baize/ui/badge";
import { Button } from "@baize/ui/button";
import { DescriptionList } from "@baize/ui/description-list";
import { Inline } from "@baize/ui/inline";
import { Link } from "@baize/ui/link";
import { SkeletonText } from "@baize/ui/skeleton";
import { Stack } from "@baize/ui/stack";
import { Text } from "@baize/ui/text";
import { useFormat } from "@baize/i18n/use-format";
import { ReadError } from "../../shared/read-error.tsx";
import { useOverlay } from "../../shared/use-overlay.ts";
import { type Line, useLines } from "./use-lines.ts";

/** The domain check: which of the site's addresses answers fastest from here, and the way to each. */
export default function LinesOverlay() {
  const { t } = useTranslation("system");
  const { show } = useOverlay();
  const { routes, lines, measuring, again } = useLines();
  if (routes.isError) return <ReadError read={routes} />;
  if (!routes.data) return <SkeletonText lines={4} />;
  const items = lines.map((line) => ({
    id: line.url,
    term: <Name line={line} />,
    detail: <Speed line={line} />,
  }));
  return (
    <Stack gap={5}>
      <Text>{t("lines.lead")}</Text>
      <DescriptionList layout="lines" items={items} aria-busy={measuring} />
      <Text as="output" hidden>
        {measuring ? t("lines.measuring") : t("lines.measured")}
      </Text>
      <Inline gap={3}>
        <Button variant="primary" loading={measuring} onClick={again}>
          {t("lines.again")}
        </Button>
        <Button onClick={() => show("support")}>{t("lines.support")}</Button>
      </Inline>
    </Stack>
  );
}

/** The same page by that address: nobody is signed in there yet. */
function Name({ line: { domain, url, here } }: { line: Line }) {
  const { t } = useTranslation("system");
  if (!here) return <Link href={url + location.pathname}>{<bdi dir="ltr">{domain}</bdi>}</Link>;
  return (
    <Inline>
      <bdi dir="ltr">{domain}</bdi>
      <Badge>{t("lines.here")}</Badge>
    </Inline>
  );
}

function Speed({ line: { speed } }: { line: Line }) {
  const { t } = useTranslation("system");
  const format = useFormat();
  if (speed === undefined) return <Text as="span">{t("lines.measuring")}</Text>;
  if (speed === null) return <Text as="span">{t("lines.silent")}</Text>;
  return (
    <Text as="span" figure>
      {t("lines.speed", { speed: format.number(speed) })}
    </Text>
  );
}
