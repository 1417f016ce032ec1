import { useTranslation } from "react-i18next";
import { Cloth } from "@baize/ui/cloth";
import { Money } from "@baize/ui/money";
import { Stack } from "@baize/ui/stack";
import { Surface } from "@baize/ui/surface";
import { Text } from "@baize/ui/text";
import { useFormat } from "@baize/i18n/use-format";
import { useMoney } from "../../shared/money/use-money.ts";
import { useRead } from "../../shared/api/use-read.ts";

/** The welcome bonus as it was credited, with what has to be wagered; nothing where the brand gave none. */
export function WelcomeGift() {
  const { t } = useTranslation("auth");
  const format = useFormat();
  const money = useMoney();
  const { data } = useRead("bonus.list", { state: "wagering" });
  const bonus = data?.items.find(({ source }) => source === "welcome");
  if (!bonus) return null;
  return (
    <Cloth variant="panel" arcs={false}>
      <Surface variant="bare" padding="lg" inlay>
        <Stack gap={2}>
          <Text as="span" weight="medium">
            {bonus.title}
          </Text>
          <Money parts={money(bonus.amount)} size="lg" />
          <Text size="sm" tone="muted">
            {t("welcome.gift", { required: format.money(bonus.required), until: format.date(bonus.expiresAt) })}
          </Text>
        </Stack>
      </Surface>
    </Cloth>
  );
}
