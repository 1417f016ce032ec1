import { type ReactNode, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link as RouterLink, useLocation, useSearchParams } from "react-router-dom";
import { Alert } from "@baize/ui/alert";
import { Checkbox } from "@baize/ui/checkbox";
import { Group } from "@baize/ui/group";
import { Link } from "@baize/ui/link";
import type { PhoneValue } from "@baize/ui/phone-field";
import { SkeletonText } from "@baize/ui/skeleton";
import { Stack } from "@baize/ui/stack";
import { Tab, TabList, TabPanel, Tabs } from "@baize/ui/tabs";
import { Text } from "@baize/ui/text";
import { pathOf } from "../../navigation/paths.ts";
import { ReadError } from "../../shared/api/read-error.tsx";
import { useBrandCountries } from "../../shared/forms/use-brand-countries.ts";
import { useWhitelabel } from "../../shared/brand/use-whitelabel.ts";
import { ONWARD, overPage } from "../../shared/overlays/overlay-address.ts";
import { useNewcomer } from "../../shared/session/newcomer.ts";
import { ChallengeForm } from "./challenge-form.tsx";
import { CodeForm } from "./code-form.tsx";
import { LoginForm } from "./login-form.tsx";
import { OtherMethods } from "./other-methods.tsx";
import type { Side } from "./sides.ts";
import type { SignInChallenge } from "./use-sign-in.ts";
import { useSignInMethods, type SignInMethod } from "./use-sign-in-methods.ts";

interface LoginPanelProps {
  /** The chosen method, as the address names it. */
  method: string;
  onMethodChange: (method: string) => void;
  side?: Side;
  /** Known already, for example after a new password. */
  account?: string;
}

/** Every sign-in method. What was typed survives a refusal, another method, and the second proof. */
export function LoginPanel({ method, onMethodChange, side = "member", account = "" }: LoginPanelProps) {
  const { t } = useTranslation("auth");
  const { data: brand, isPending } = useWhitelabel();
  const methods = useSignInMethods();
  const newcomer = useNewcomer();
  const [challenge, setChallenge] = useState<SignInChallenge>();
  const [username, setUsername] = useState(account);
  const [phone, setPhone] = useState<PhoneValue>();
  const [remember, setRemember] = useState(false);
  const panel = useRef<HTMLElement>(null);
  const page = useLocation();
  const onward = new URLSearchParams(page.search).get(ONWARD);
  // Who chose a game first comes to it after registering too.
  const registering = onward ? overPage(page, "register", { [ONWARD]: onward }) : pathOf("register");
  const back = () => {
    setChallenge(undefined);
    // Focus returns to where it was when the second proof was requested: the form's own button.
    requestAnimationFrame(() => panel.current?.querySelector<HTMLElement>("[type=submit]")?.focus());
  };
  const current = methods.find((each) => each.method === method)?.method ?? "username";
  const box = <Checkbox label={t("login.remember")} checked={remember} onCheckedChange={setRemember} />;

  const forms: Record<SignInMethod, ReactNode> = {
    username: (
      <LoginForm {...{ side, username, remember }} onUsernameChange={setUsername} onChallenge={setChallenge}>
        <Group justify="between">
          {box}
          <Forgot />
        </Group>
      </LoginForm>
    ),
    sms: <ByCode sender="sms" {...{ side, phone, setPhone, remember, box, onChallenge: setChallenge }} />,
    phone: <ByCode sender="phone-code" {...{ side, phone, setPhone, remember, box, onChallenge: setChallenge }} />,
  };
  // Tabs that appear around a form would remount it: its values and the focus would be lost.
  if (isPending) return <SkeletonText lines={6} />;
  return (
    <>
      {challenge ? <ChallengeForm key={challenge.challenge} challenge={challenge} onBack={back} /> : null}
      <Stack ref={panel} gap={4} hidden={challenge !== undefined}>
        {newcomer?.step === "sign_in" ? (
          <Alert tone="info" announce="polite">
            {t("identity.knownMailbox", { email: newcomer.email, provider: t(`identity.${newcomer.provider}`) })}
          </Alert>
        ) : null}
        {methods.length > 1 ? (
          <Tabs value={current} onValueChange={onMethodChange}>
            <TabList aria-label={t("login.methods")}>
              {methods.map(({ method: value, label }) => (
                <Tab key={value} value={value}>
                  {label}
                </Tab>
              ))}
            </TabList>
            {methods.map(({ method: value }) => (
              <TabPanel key={value} value={value}>
                {forms[value]}
              </TabPanel>
            ))}
          </Tabs>
        ) : (
          forms.username
        )}
        {side === "member" ? <OtherMethods remember={remember} /> : null}
        {/* Agents are recruited, they do not register. */}
        {brand?.features.directRegistration === false || side === "agent" ? null : (
          <Text tone="muted" size="sm">
            {t("login.noAccount")} <Link link={<RouterLink to={registering} />}>{t("register.title")}</Link>
          </Text>
        )}
      </Stack>
    </>
  );
}

function Forgot() {
  const { t } = useTranslation("auth");
  const [params] = useSearchParams();
  const to = new URLSearchParams(params);
  to.set("overlay", "forgot");
  return (
    <Link standalone link={<RouterLink to={`?${to}`} />}>
      {t("forgot.ask")}
    </Link>
  );
}

interface ByCodeProps {
  sender: "sms" | "phone-code";
  side: Side;
  phone: PhoneValue | undefined;
  setPhone: (phone: PhoneValue) => void;
  remember: boolean;
  box: ReactNode;
  onChallenge: (challenge: SignInChallenge) => void;
}

function ByCode({ sender, side, phone, setPhone, remember, box, onChallenge }: ByCodeProps) {
  const { countries, read } = useBrandCountries();
  const [first] = countries;
  if (read.isError) return <ReadError read={read} />;
  if (!first) return <SkeletonText lines={4} />;
  const shown = phone ?? { country: first.code, dial: first.dial, number: "" };
  return (
    <CodeForm {...{ sender, side, countries, remember, onChallenge }} phone={shown} onPhoneChange={setPhone}>
      {box}
    </CodeForm>
  );
}
