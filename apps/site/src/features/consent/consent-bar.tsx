import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { Button } from "@baize/ui/button";
import { Heading } from "@baize/ui/heading";
import { Group } from "@baize/ui/group";
import { Stack } from "@baize/ui/stack";
import { Surface } from "@baize/ui/surface";
import { Text } from "@baize/ui/text";
import { consent } from "../../shared/preferences/consent.ts";
import { useLanguage } from "../../shared/language/language.ts";
import * as css from "./consent.css.ts";
import { countVisit } from "./count-visit.ts";

/** Asks once for consent to count visits, and counts them after it. Both answers are equally easy to give. */
export default function ConsentBar({ tag }: { tag: string }) {
  const { t } = useTranslation("system");
  const answer = consent.use();
  const { pathname } = useLocation();
  const language = useLanguage().tag;
  useEffect(() => {
    if (answer === "granted") countVisit(tag, pathname, language);
  }, [answer, tag, pathname, language]);
  if (answer !== "unasked") return null;
  return (
    <Surface as="aside" variant="floating" aria-labelledby="consent" className={css.bar}>
      <Stack gap={3}>
        <Heading level={2} size="sm" id="consent">
          {t("consent.title")}
        </Heading>
        <Text size="sm">{t("consent.body")}</Text>
        <Group gap={3}>
          <Button onClick={() => consent.set("granted")}>{t("consent.yes")}</Button>
          <Button onClick={() => consent.set("denied")}>{t("consent.no")}</Button>
        </Group>
      </Stack>
    </Surface>
  );
}
