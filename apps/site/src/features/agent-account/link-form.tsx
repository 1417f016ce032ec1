import { useState } from "react";
import { useTranslation } from "react-i18next";
import { LINK_KINDS } from "@baize/domain/agents/link";
import { Button } from "@baize/ui/button";
import { Form } from "@baize/ui/form";
import { Heading } from "@baize/ui/heading";
import { NativeSelect } from "@baize/ui/native-select";
import { Stack } from "@baize/ui/stack";
import { Surface } from "@baize/ui/surface";
import { TextField } from "@baize/ui/text-field";
import { VisuallyHidden } from "@baize/ui/visually-hidden";
import { useFormat } from "@baize/i18n/use-format";
import { RefusalAlert } from "../../shared/forms/refusal-alert.tsx";
import { FirstOffers } from "./first-offers.tsx";
import { type InvitationLink, LinkCode } from "./link-code.tsx";
import { useLinkDomains } from "./use-link-domains.ts";
import { useLinkForm } from "./use-link-form.ts";

const DAYS = [7, 30, 90] as const;
const USES = [1, 10, 100] as const;

/** Makes an invitation link, and shows the one that was just made. */
export function LinkForm() {
  const { t } = useTranslation("agents");
  const [made, setMade] = useState<InvitationLink>();
  const { form, first } = useLinkForm(setMade);
  const type = form.control("type");
  const rules = first.rulesOf(type.value);
  return (
    <Stack gap={4}>
      <Form aria-labelledby="new-link" onSubmit={form.submit}>
        {({ pending }) => (
          <>
            <Heading level={3} id="new-link">
              {t("link.title")}
            </Heading>
            <RefusalAlert by={form} />
            <TextField label={t("link.label")} description={t("link.labelHint")} maxLength={60} {...form.of("label")} />
            <NativeSelect
              label={t("column.kind")}
              options={LINK_KINDS.map((kind) => ({ value: String(kind), label: t(`kind.${kind}`) }))}
              {...type}
            />
            <LinkLimits form={form} />
            {rules ? (
              <FirstOffers
                rules={rules}
                lead={t("firstOffers.linkLead")}
                frozenReason={first.isFrozen ? t("frozen.linkOffers") : undefined}
                offers={first.offers}
                onOffersChange={first.setOffers}
                attempted={first.attempted}
              />
            ) : null}
            <Button type="submit" pending={pending}>
              {t("link.make")}
            </Button>
          </>
        )}
      </Form>
      <VisuallyHidden as="output">{made ? t("link.made", { code: made.code }) : null}</VisuallyHidden>
      {made ? (
        <Surface padding="md">
          <LinkCode key={made.code} link={made} />
        </Surface>
      ) : null}
    </Stack>
  );
}

/** How long, how often and where a link is good. */
function LinkLimits({ form }: Pick<ReturnType<typeof useLinkForm>, "form">) {
  const { t } = useTranslation("agents");
  const format = useFormat();
  const { domains } = useLinkDomains();
  const any = { value: "", label: t("link.unlimited") };
  return (
    <>
      <NativeSelect
        label={t("link.days")}
        options={[any, ...DAYS.map((count) => ({ value: String(count), label: t("link.forDays", { count }) }))]}
        {...form.control("days")}
      />
      <NativeSelect
        label={t("link.uses")}
        options={[any, ...USES.map((count) => ({ value: String(count), label: format.number(count) }))]}
        {...form.control("uses")}
      />
      {domains.length > 1 ? (
        <NativeSelect
          label={t("link.domain")}
          options={[{ value: "", label: t("link.anyDomain") }, ...domains.map((domain) => ({ value: domain, label: domain }))]}
          {...form.control("domain")}
        />
      ) : null}
    </>
  );
}
