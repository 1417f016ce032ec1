import { useTranslation } from "react-i18next";
import { Button } from "@baize/ui/button";
import { Form } from "@baize/ui/form";
import { SkeletonText } from "@baize/ui/skeleton";
import { TextField } from "@baize/ui/text-field";
import { isNickname, NICKNAME_LENGTH } from "@baize/domain/identity/member/nickname";
import { RefusalAlert } from "../../shared/forms/refusal-alert.tsx";
import { useToasts } from "../../shared/overlays/use-toasts.tsx";
import { useChange } from "../../shared/api/use-change.ts";
import { useRead } from "../../shared/api/use-read.ts";
import { useSiteForm } from "../../shared/forms/use-site-form.ts";

/** The name that other members see. */
export function NicknameForm({ onDone }: { onDone: () => void }) {
  const { data } = useRead("member.info", {});
  return data ? <Fields nickname={data.nickname ?? ""} onDone={onDone} /> : <SkeletonText lines={3} />;
}

function Fields({ nickname: now, onDone }: { nickname: string; onDone: () => void }) {
  const { t } = useTranslation(["centre", "validation"]);
  const toasts = useToasts();
  const change = useChange("member.setNickname");
  const label = t("account.nickname");
  const form = useSiteForm({
    defaultValues: { nickname: now },
    rules: { nickname: { required: true } },
    check: ({ nickname }) => ({
      nickname: isNickname(nickname.trim()) ? undefined : t("account.nicknameHint", NICKNAME_LENGTH),
    }),
    labels: { nickname: label },
    send: async ({ nickname }) => {
      await change.mutateAsync({ input: { nickname: nickname.trim() } });
      toasts.show({ tone: "positive", message: t("account.nicknameSaved") });
      onDone();
    },
  });
  return (
    <Form onSubmit={form.submit} aria-label={t("account.nicknameChange")}>
      {({ pending }) => (
        <>
          <RefusalAlert by={form} />
          <TextField
            label={label}
            description={t("account.nicknameHint", NICKNAME_LENGTH)}
            autoComplete="nickname"
            maxLength={64}
            required
            {...form.of("nickname")}
          />
          <Button type="submit" variant="primary" fullWidth pending={pending}>
            {t("account.save")}
          </Button>
        </>
      )}
    </Form>
  );
}
