import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@baize/ui/button";
import { Heading } from "@baize/ui/heading";
import { Icon } from "@baize/ui/icon";
import { arrowLeft } from "@baize/ui/icon/art";
import { Inline } from "@baize/ui/inline";
import { Stack } from "@baize/ui/stack";
import type { CentrePageProps } from "../../navigation/types.ts";
import { AccountOverview } from "./account-overview.tsx";
import { Authenticator } from "./authenticator.tsx";
import { AvatarForms } from "./avatar-forms.tsx";
import { Devices } from "./devices.tsx";
import { NicknameForm } from "./nickname-form.tsx";
import { Passkeys } from "./passkeys.tsx";
import * as css from "./security-centre.css.ts";

/** The member's account: personal data and sign-in methods. */
export default function SecurityCentre({ path, onPathChange }: CentrePageProps) {
  const { t } = useTranslation(["auth", "centre"]);
  const back = () => onPathChange("");
  switch (path) {
    case "nickname":
      return (
        <Part title={t("centre:account.nicknameChange")} back={back}>
          <NicknameForm onDone={back} />
        </Part>
      );
    case "avatar":
      return (
        <Part title={t("centre:account.pictureChange")} back={back}>
          <AvatarForms onDone={back} />
        </Part>
      );
    case "devices":
      return (
        <Part title={t("security.devices")} back={back}>
          <Devices />
        </Part>
      );
    case "passkeys":
      return (
        <Part title={t("security.passkeys")} back={back}>
          <Passkeys />
        </Part>
      );
    case "authenticator":
      return (
        <Part title={t("security.authenticator")} back={back}>
          <Authenticator />
        </Part>
      );
    default:
      return <AccountOverview onPathChange={onPathChange} />;
  }
}

/** One part of the account, with the way back to it. */
function Part({ title, back, children }: { title: string; back: () => void; children: ReactNode }) {
  const { t } = useTranslation("centre");
  return (
    <Stack gap={5} className={css.column}>
      <Inline gap={2}>
        <Button variant="quiet" aria-label={t("page.securityCenter")} icon={<Icon art={arrowLeft} flip />} onClick={back} />
        <Heading level={2}>{title}</Heading>
      </Inline>
      {children}
    </Stack>
  );
}
