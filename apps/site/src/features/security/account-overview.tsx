import { useTranslation } from "react-i18next";
import { Avatar } from "@baize/ui/avatar";
import { Badge } from "@baize/ui/badge";
import { DescriptionList } from "@baize/ui/description-list";
import { Grid } from "@baize/ui/grid";
import { Heading } from "@baize/ui/heading";
import {
  bank,
  deviceMobile,
  devices,
  downloadSimple,
  envelopeSimple,
  fingerprint,
  googleLogo,
  hourglassMedium,
  key,
  lockKey,
  pencilSimple,
  phone,
  trash,
  user,
} from "@baize/ui/icon/art";
import { Group } from "@baize/ui/group";
import { PrintedBox } from "@baize/ui/printed-box";
import { SideMenu, type SideMenuItem } from "@baize/ui/side-menu";
import { SkeletonText } from "@baize/ui/skeleton";
import { Stack } from "@baize/ui/stack";
import { Text } from "@baize/ui/text";
import type { OutputOf } from "@baize/api/contract/contract";
import { useFormat } from "@baize/i18n/use-format";
import { useAvatarFace } from "../../shared/images/avatar-face.tsx";
import { fromTop } from "../../shared/page/page-layout.css.ts";
import { ReadError } from "../../shared/api/read-error.tsx";
import { useRead } from "../../shared/api/use-read.ts";
import { useOverlay } from "../../shared/overlays/use-overlay.ts";
import { useIdentityProviders } from "../../shared/session/identity-buttons.tsx";
import { AccountDigits } from "./account-digits.tsx";
import { AccountLanguage } from "./account-language.tsx";

type Member = OutputOf<"member.info">;

/** The account's data, and links to its security settings. */
export function AccountOverview({ onPathChange }: { onPathChange: (path: string) => void }) {
  const { t } = useTranslation("centre");
  const read = useRead("member.info", {});
  if (read.isError) return <ReadError read={read} />;
  if (!read.data) return <SkeletonText lines={10} />;
  const member = read.data;
  return (
    <Stack gap={6}>
      <Heading level={2}>{t("page.securityCenter")}</Heading>
      <Who member={member} />
      <Grid layout="halves" gap={6} className={fromTop}>
        <Stack gap={5}>
          <AccountData member={member} />
          <AccountLanguage />
          <AccountDigits />
        </Stack>
        <Ways onPathChange={onPathChange} />
      </Grid>
    </Stack>
  );
}

function Who({ member: { account, nickname, clubLabel } }: { member: Member }) {
  const face = useAvatarFace();
  const name = nickname || account;
  return (
    <Group gap={4}>
      <Avatar name={name} size="lg" {...face} />
      <Stack gap={1}>
        <Text as="strong" size="lg" weight="strong">
          <bdi>{name}</bdi>
        </Text>
        <Group gap={2}>
          <Badge tone="accent">{clubLabel.labelName}</Badge>
          <Text as="span" tone="muted" size="sm">
            <bdi>{account}</bdi>
          </Text>
        </Group>
      </Stack>
    </Group>
  );
}

function AccountData({ member }: { member: Member }) {
  const { nickname, registeredAt, lastLoginAt } = member;
  const { t } = useTranslation("centre");
  const format = useFormat();
  const items = [
    { id: "nickname", term: t("account.nickname"), detail: nickname ? <bdi>{nickname}</bdi> : t("account.none") },
    { id: "mobile", term: t("account.mobile"), detail: <Contact value={member.mobileNum} proven={member.mobileProven} /> },
    { id: "email", term: t("account.email"), detail: <Contact value={member.email} proven={member.emailProven} /> },
    { id: "since", term: t("account.since"), detail: format.date(registeredAt) },
    ...(lastLoginAt === null ? [] : [{ id: "last", term: t("account.lastLogin"), detail: format.dateTime(lastLoginAt) }]),
  ];
  return <DescriptionList layout="lines" items={items} />;
}

/** A masked address or number, and whether a code has proven it. */
function Contact({ value, proven }: { value: string | null; proven: boolean }) {
  const { t } = useTranslation("centre");
  if (!value) return t("account.none");
  return (
    <Group gap={2}>
      <bdi dir="ltr">{value}</bdi>
      <Badge tone={proven ? "positive" : "neutral"}>{t(proven ? "account.proven" : "account.unproven")}</Badge>
    </Group>
  );
}

/** Links to the account's settings, with what is set up. */
function Ways({ onPathChange }: { onPathChange: (path: string) => void }) {
  const { t } = useTranslation(["auth", "centre"]);
  const { show } = useOverlay();
  const { data: authenticator } = useRead("totp.status", {});
  const { data: payment } = useRead("paymentPassword.status", {});
  const { data: passkeys } = useRead("passkey.list", {});
  const elsewhere = useIdentityProviders();
  const linked = useRead("identity.list", {}).data?.items ?? [];
  const on = <Badge tone="positive">{t("centre:account.on")}</Badge>;
  const items: SideMenuItem[] = [
    { id: "nickname", label: t("centre:account.nicknameChange"), icon: pencilSimple, onClick: () => onPathChange("nickname") },
    { id: "avatar", label: t("centre:account.pictureChange"), icon: user, onClick: () => onPathChange("avatar") },
    { id: "email", label: t("centre:account.emailChange"), icon: envelopeSimple, onClick: () => onPathChange("email") },
    { id: "mobile", label: t("centre:account.mobileChange"), icon: phone, onClick: () => onPathChange("mobile") },
    { id: "password", label: t("password.submit"), icon: lockKey, onClick: () => show("password") },
    {
      id: "paymentPassword",
      label: t("centre:account.paymentPassword"),
      icon: key,
      badge: payment?.isSet ? on : undefined,
      onClick: () => show("member", "withdraw/password"),
    },
    {
      id: "payoutAccounts",
      label: t("centre:account.payoutAccounts"),
      icon: bank,
      onClick: () => show("member", "withdraw/accounts"),
    },
    {
      id: "authenticator",
      label: t("security.authenticator"),
      icon: deviceMobile,
      badge: authenticator?.enabled ? on : undefined,
      onClick: () => onPathChange("authenticator"),
    },
    {
      id: "passkeys",
      label: t("security.passkeys"),
      icon: fingerprint,
      badge: passkeys && passkeys.items.length > 0 ? on : undefined,
      onClick: () => onPathChange("passkeys"),
    },
    ...(elsewhere.length > 0 || linked.length > 0
      ? [
          {
            id: "identities",
            label: t("security.identities"),
            icon: googleLogo,
            badge: linked.length > 0 ? on : undefined,
            onClick: () => onPathChange("identities"),
          },
        ]
      : []),
    { id: "devices", label: t("security.devices"), icon: devices, onClick: () => onPathChange("devices") },
    { id: "export", label: t("centre:account.export"), icon: downloadSimple, onClick: () => onPathChange("export") },
    { id: "close", label: t("centre:account.close"), icon: trash, onClick: () => onPathChange("close") },
    {
      id: "play",
      label: t("centre:page.responsiblePlay"),
      icon: hourglassMedium,
      onClick: () => show("member", "responsiblePlay"),
    },
  ];
  return (
    <PrintedBox legend={t("centre:account.menu")} level={3}>
      <SideMenu label={t("centre:account.menu")} groups={[{ id: "ways", items }]} variant="drilldown" />
    </PrintedBox>
  );
}
