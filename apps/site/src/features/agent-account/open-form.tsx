import { useTranslation } from "react-i18next";
import { AGENT_ABILITIES, isAgentKind } from "@baize/domain/agents/abilities";
import { TEAM_KINDS } from "@baize/domain/agents/team";
import { Button } from "@baize/ui/button";
import { Checkbox } from "@baize/ui/checkbox";
import { Form } from "@baize/ui/form";
import { Heading } from "@baize/ui/heading";
import { NativeSelect } from "@baize/ui/native-select";
import { Text } from "@baize/ui/text";
import { TextField } from "@baize/ui/text-field";
import { useRead } from "../../shared/api/use-read.ts";
import { NewPasswordFields } from "../../shared/forms/new-password-fields.tsx";
import { RefusalAlert } from "../../shared/forms/refusal-alert.tsx";
import { FirstOffers } from "./first-offers.tsx";
import { useOpenAccount } from "./use-open-account.ts";

/** The form for an account directly below the agent. */
export function OpenForm({ onOpened }: { readonly onOpened: () => void }) {
  const { t } = useTranslation("agents");
  const { data: member } = useRead("member.info", {});
  const { form, agreed, agree, first } = useOpenAccount(onOpened);
  const opens = member && isAgentKind(member.type) ? AGENT_ABILITIES[member.type].opens : [];
  const kinds = TEAM_KINDS.filter((kind) => opens.includes(kind)).map((kind) => ({
    value: String(kind),
    label: t(`kind.${kind}`),
  }));
  const type = form.control("type");
  const rules = first.rulesOf(type.value);
  return (
    <Form aria-labelledby="open-account" onSubmit={form.submit}>
      {({ pending }) => (
        <>
          <Heading level={3} id="open-account">
            {t("open.title")}
          </Heading>
          <Text tone="muted">{t("open.lead")}</Text>
          <RefusalAlert by={form} />
          <TextField
            label={t("column.account")}
            required
            autoComplete="off"
            autoCapitalize="none"
            maxLength={64}
            {...form.of("account")}
          />
          <NativeSelect label={t("column.kind")} options={kinds} {...type} />
          <NewPasswordFields form={form} />
          {rules ? (
            <FirstOffers
              rules={rules}
              lead={t("firstOffers.lead")}
              frozenReason={first.isFrozen ? t("frozen.openOffers") : undefined}
              offers={first.offers}
              onOffersChange={first.setOffers}
              attempted={first.attempted}
            />
          ) : null}
          <Checkbox label={t("open.agreement")} checked={agreed} onCheckedChange={agree} {...form.stateOf("agreement")} />
          <Button type="submit" variant="primary" pending={pending}>
            {t("open.submit")}
          </Button>
        </>
      )}
    </Form>
  );
}
