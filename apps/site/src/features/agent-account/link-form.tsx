import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { OutputOf } from "@baize/api/contract/contract";
import { LINK_KINDS } from "@baize/domain/agents/link";
import { Button } from "@baize/ui/button";
import { CopyButton } from "@baize/ui/copy-button";
import { Form } from "@baize/ui/form";
import { Heading } from "@baize/ui/heading";
import { Group } from "@baize/ui/group";
import { NativeSelect } from "@baize/ui/native-select";
import { QRCode } from "@baize/ui/qr-code";
import { Stack } from "@baize/ui/stack";
import { Surface } from "@baize/ui/surface";
import { Text } from "@baize/ui/text";
import { TextField } from "@baize/ui/text-field";
import { useFormat } from "@baize/i18n/use-format";
import { useRead } from "../../shared/api/use-read.ts";
import { RefusalAlert } from "../../shared/forms/refusal-alert.tsx";
import { FirstOffers } from "./first-offers.tsx";
import { linkAddress } from "./link-address.ts";
import { useLinkForm } from "./use-link-form.ts";

type InvitationLink = OutputOf<"team.addLink">;

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
      {made ? <MadeLink link={made} /> : null}
    </Stack>
  );
}

/** How long, how often and where a link is good. */
function LinkLimits({ form }: Pick<ReturnType<typeof useLinkForm>, "form">) {
  const { t } = useTranslation("agents");
  const format = useFormat();
  const { data: links } = useRead("team.links", { limit: 1 });
  const domains = links?.domains ?? [];
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

function MadeLink({ link }: { readonly link: InvitationLink }) {
  const { t } = useTranslation("agents");
  const address = linkAddress(link);
  return (
    <Surface padding="md">
      <Group gap={5}>
        <QRCode value={address} label={t("link.qr")} />
        <Stack gap={3}>
          <Text>
            {t("link.code")} <bdi dir="ltr">{link.code}</bdi>
          </Text>
          <Text size="sm" tone="muted">
            <bdi dir="ltr">{address}</bdi>
          </Text>
          <CopyButton value={address} messages={{ copy: t("link.copy") }} />
        </Stack>
      </Group>
    </Surface>
  );
}
