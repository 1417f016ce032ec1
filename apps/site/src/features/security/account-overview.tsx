import { useTranslation } from "react-i18next";
import { Button } from "@baize/ui/button";
import { DescriptionList } from "@baize/ui/description-list";
import { Heading } from "@baize/ui/heading";
import { devices, fingerprint, deviceMobile, lockKey } from "@baize/ui/icon/art";
import { Icon } from "@baize/ui/icon";
import { SkeletonText } from "@baize/ui/skeleton";
import { Stack } from "@baize/ui/stack";
import { useFormat } from "@baize/i18n/use-format";
import { ReadError } from "../../shared/read-error.tsx";
import { useRead } from "../../shared/use-endpoint.ts";
import { useOverlay } from "../../shared/use-overlay.ts";

const ways = [
  ["authenticator", deviceMobile],
  ["passkeys", fingerprint],
  ["devices", devices],
] as const;

/** The account's data, and the ways to what guards it. */
export function AccountOverview({ onPlaceChange }: { onPlaceChange: (place: string) => void }) {
  const { t } = useTranslation(["auth", "centre"]);
  const { show } = useOverlay();
  return (
    <Stack gap={6}>
      <Heading level={2}>{t("centre:page.securityCenter")}</Heading>
      <AccountData />
      <Stack gap={2}>
        <Button full icon={<Icon art={lockKey} />} onClick={() => show("password")}>
          {t("password.submit")}
        </Button>
        {ways.map(([place, art]) => (
          <Button key={place} full icon={<Icon art={art} />} onClick={() => onPlaceChange(place)}>
            {t(`security.${place}`)}
          </Button>
        ))}
      </Stack>
    </Stack>
  );
}

function AccountData() {
  const { t } = useTranslation("centre");
  const format = useFormat();
  const read = useRead("member.info", {});
  if (read.isError) return <ReadError read={read} />;
  if (!read.data) return <SkeletonText lines={6} />;
  const { account, clubLabel, email, mobileNum, registeredAt, lastLoginAt } = read.data;
  const items = [
    { id: "account", term: t("account.name"), detail: <bdi>{account}</bdi> },
    { id: "level", term: t("account.level"), detail: <bdi>{clubLabel.labelName}</bdi> },
    { id: "mobile", term: t("account.mobile"), detail: mobileNum ? <bdi dir="ltr">{mobileNum}</bdi> : t("account.none") },
    { id: "email", term: t("account.email"), detail: email ? <bdi dir="ltr">{email}</bdi> : t("account.none") },
    { id: "since", term: t("account.since"), detail: format.date(registeredAt) },
    ...(lastLoginAt === null ? [] : [{ id: "last", term: t("account.lastLogin"), detail: format.dateTime(lastLoginAt) }]),
  ];
  return <DescriptionList layout="lines" items={items} />;
}
