import type { FormEvent } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@baize/ui/button";
import { Form } from "@baize/ui/form";
import { SkeletonText } from "@baize/ui/skeleton";
import { TextField } from "@baize/ui/text-field";
import { isNickname, NICKNAME_LENGTH } from "@baize/domain/identity/member/nickname";
import { formText } from "../../shared/forms/form-text.ts";
import { RefusalAlert } from "../../shared/forms/refusal-alert.tsx";
import { toasts } from "../../shared/overlays/toasts.ts";
import { useChange } from "../../shared/api/use-change.ts";
import { useRead } from "../../shared/api/use-read.ts";
import { useRefusal } from "../../shared/forms/use-refusal.ts";

/** The name that others see. */
export function NicknameForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation(["centre", "validation"]);
  const { data: member } = useRead("member.info", {});
  const change = useChange("member.setNickname");
  const label = t("account.nickname");
  const refusal = useRefusal({ names: ["nickname"], labels: { nickname: label } });
  if (!member) return <SkeletonText lines={3} />;
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    const nickname = formText(new FormData(event.currentTarget), "nickname").trim();
    const found = isNickname(nickname) ? {} : { nickname: t("account.nicknameHint", NICKNAME_LENGTH) };
    if (!refusal.passes(event.currentTarget, found)) return;
    try {
      await change.mutateAsync({ input: { nickname } });
      toasts.show({ tone: "positive", message: t("account.nicknameSaved") });
      onDone();
    } catch (error) {
      refusal.refuse(error);
    }
  };
  return (
    <Form onSubmit={submit} aria-label={t("account.nicknameChange")}>
      {({ pending }) => (
        <>
          <RefusalAlert by={refusal} />
          <TextField
            name="nickname"
            label={label}
            description={t("account.nicknameHint", NICKNAME_LENGTH)}
            defaultValue={member.nickname ?? ""}
            autoComplete="nickname"
            maxLength={64}
            required
            {...refusal.of("nickname")}
          />
          <Button type="submit" variant="primary" full loading={pending}>
            {t("account.save")}
          </Button>
        </>
      )}
    </Form>
  );
}
