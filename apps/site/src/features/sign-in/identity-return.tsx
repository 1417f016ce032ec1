import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { Alert } from "@baize/ui/alert";
import { Button } from "@baize/ui/button";
import { SkeletonText } from "@baize/ui/skeleton";
import { Stack } from "@baize/ui/stack";
import { Text } from "@baize/ui/text";
import { pathOf } from "../../navigation/paths.ts";
import { api } from "../../shared/api/api.ts";
import { useErrorText } from "../../shared/api/use-error-text.ts";
import { useToasts } from "../../shared/overlays/use-toasts.tsx";
import { beforeVisit } from "../../shared/session/identity-visit.ts";
import { keepNewcomer } from "../../shared/session/newcomer.ts";
import { nextPath } from "../../shared/session/next-path.ts";
import { currentSession, isDemo } from "../../shared/session/session.ts";
import { ChallengeForm } from "./challenge-form.tsx";
import type { IdentityAnswer } from "./identity-answer.ts";
import { type SignInChallenge, challengeIn, useEnter } from "./use-sign-in.ts";

/** A trial account has nothing to add to: it signs in. */
const isMember = () => currentSession() !== null && !isDemo(currentSession());

interface IdentityReturnProps {
  answer: IdentityAnswer;
  /** To the usual sign-in. */
  onDone: () => void;
}

/** The way back from Google or Facebook: signs in, adds the person to the open account, or leads on to the registration. */
export function IdentityReturn({ answer, onDone }: IdentityReturnProps) {
  const { t } = useTranslation(["auth", "common"]);
  const errorText = useErrorText();
  const toasts = useToasts();
  const navigate = useNavigate();
  const enter = useEnter();
  const [challenge, setChallenge] = useState<SignInChallenge>();
  const [refusal, setRefusal] = useState<string>();
  const begun = useRef(false);
  const { remember, next } = beforeVisit();
  const leave = async () => await navigate(nextPath(next, pathOf("home")), { replace: true });

  const link = async (given: IdentityAnswer["given"]) => {
    const { provider } = await api.write("identity.link", given);
    toasts.show({ tone: "positive", message: t("identity.added", { provider: t(`identity.${provider}`) }) });
    await leave();
  };
  const signIn = async (given: IdentityAnswer["given"]) => {
    const { session, newcomer } = await api.write("identity.finish", given);
    if (session) {
      enter(session, remember);
      return await leave();
    }
    if (newcomer) keepNewcomer(newcomer);
    if (newcomer?.step === "register") return await navigate(pathOf("register"), { replace: true });
    return onDone();
  };
  const finish = useEffectEvent(async () => {
    // The code is used up, and the address must not show it.
    await navigate(pathOf("login"), { replace: true });
    if (answer.given.code === "") return setRefusal(t("identity.cancelled"));
    try {
      await (isMember() ? link(answer.given) : signIn(answer.given));
    } catch (error) {
      const asked = challengeIn(error, remember);
      if (asked) setChallenge(asked);
      else setRefusal(errorText(error));
    }
  });
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    void finish();
  }, []);

  if (challenge) return <ChallengeForm challenge={challenge} onBack={onDone} onDone={leave} />;
  if (refusal === undefined)
    return (
      <Stack gap={4}>
        <Text tone="muted">{t("identity.finishing")}</Text>
        <SkeletonText lines={4} />
      </Stack>
    );
  return (
    <Stack gap={4}>
      <Alert tone="negative" announce="assertive">
        {refusal}
      </Alert>
      <Button fullWidth onClick={() => (isMember() ? void leave() : onDone())}>
        {t("common:action.back")}
      </Button>
    </Stack>
  );
}
