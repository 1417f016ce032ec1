import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@baize/ui/button";
import { CaptchaField } from "@baize/ui/captcha-field";
import { HumanCheck } from "@baize/ui/human-check";
import { api } from "../api/api.ts";
import { solveProof } from "./solve-proof.ts";

interface HumanFieldsProps {
  /** Change it for another captcha: one is valid for one try. */
  attempt: number;
  /** Under the field: the last refusal. */
  message?: string;
}

/** The captcha, and a check that needs neither eyes nor ears. Sends captchaId + captcha, or proof. */
export function HumanFields({ attempt, message }: HumanFieldsProps) {
  const { t } = useTranslation("auth");
  const [byWork, setByWork] = useState(false);
  const [asked, setAsked] = useState(0);
  const picture = useQuery({
    queryKey: ["captcha.get", attempt, asked],
    queryFn: ({ signal }) => api.read("captcha.get", {}, { signal }),
    enabled: !byWork,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (byWork) {
    return <HumanCheck key={attempt} name="proof" label={t("human.label")} solve={solveProof} start="load" />;
  }
  return (
    <>
      <input type="hidden" name="captchaId" value={picture.data?.id ?? ""} />
      <CaptchaField
        key={picture.data?.id}
        name="captcha"
        label={t("captcha.label")}
        required
        maxLength={16}
        image={picture.data?.image}
        failed={picture.isError}
        onRefresh={() => setAsked(asked + 1)}
        message={message}
        tone={message ? "negative" : "neutral"}
        alternative={
          <Button variant="ghost" size="sm" onClick={() => setByWork(true)}>
            {t("captcha.other")}
          </Button>
        }
      />
    </>
  );
}
