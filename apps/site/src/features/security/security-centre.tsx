import type { ComponentType, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Stack } from "@baize/ui/stack";
import type { CentrePageProps } from "../../navigation/types.ts";
import { PartHead } from "../../shared/page/part-head.tsx";
import { AccountOverview } from "./account-overview.tsx";
import { Authenticator } from "./authenticator.tsx";
import { AvatarForms } from "./avatar-forms.tsx";
import { CloseAccount } from "./close-account.tsx";
import { Devices } from "./devices.tsx";
import { EmailForm } from "./email-form.tsx";
import { ExportData } from "./export-data.tsx";
import { Identities } from "./identities.tsx";
import { MobileForm } from "./mobile-form.tsx";
import { NicknameForm } from "./nickname-form.tsx";
import { Passkeys } from "./passkeys.tsx";
import * as css from "./security-centre.css.ts";

const part = <const Title extends string>(title: Title, Content: ComponentType<{ onDone: () => void }>) => ({ title, Content });

/** The parts of the page by their path. */
const parts = {
  nickname: part("centre:account.nicknameChange", NicknameForm),
  avatar: part("centre:account.pictureChange", AvatarForms),
  email: part("centre:account.emailChange", EmailForm),
  mobile: part("centre:account.mobileChange", MobileForm),
  devices: part("security.devices", Devices),
  passkeys: part("security.passkeys", Passkeys),
  identities: part("security.identities", Identities),
  authenticator: part("security.authenticator", Authenticator),
  export: part("centre:account.export", ExportData),
  close: part("centre:account.close", CloseAccount),
};

const isPart = (path: string): path is keyof typeof parts => Object.hasOwn(parts, path);

/** The member's account: personal data and sign-in methods. */
export default function SecurityCentre({ path, onPathChange }: CentrePageProps) {
  const { t } = useTranslation(["auth", "centre"]);
  const back = () => onPathChange("");
  if (!isPart(path)) return <AccountOverview onPathChange={onPathChange} />;
  const { title, Content } = parts[path];
  return (
    <Part title={t(title)} back={back}>
      <Content onDone={back} />
    </Part>
  );
}

/** One part of the account, with the way back to it. */
function Part({ title, back, children }: { title: string; back: () => void; children: ReactNode }) {
  const { t } = useTranslation("centre");
  return (
    <Stack gap={5} className={css.column}>
      <PartHead title={title} of={t("page.securityCenter")} back={back} />
      {children}
    </Stack>
  );
}
