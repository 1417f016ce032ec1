import { useState } from "react";
import { useTranslation } from "react-i18next";
import { AvatarPicker } from "@baize/ui/avatar/avatar-picker";
import { Button } from "@baize/ui/button";
import { Form } from "@baize/ui/form";
import { Divider } from "@baize/ui/divider";
import { SkeletonText } from "@baize/ui/skeleton";
import { Stack } from "@baize/ui/stack";
import type { OutputOf } from "@baize/api/contract/contract";
import { builtInFace } from "../../shared/images/avatar-face.tsx";
import { ImageField } from "../../shared/images/image-field.tsx";
import { ReadError } from "../../shared/api/read-error.tsx";
import { RefusalAlert } from "../../shared/forms/refusal-alert.tsx";
import { useSession } from "../../shared/session/session.ts";
import { toasts } from "../../shared/overlays/toasts.ts";
import { useChange } from "../../shared/api/use-change.ts";
import { useRead } from "../../shared/api/use-read.ts";
import { useImageUpload } from "../../shared/images/use-image-upload.ts";
import { useRefusal } from "../../shared/forms/use-refusal.ts";

type Avatars = OutputOf<"member.avatars">;
interface Done {
  onDone: () => void;
}

/** The member's avatar: one of the brand's, or an own picture. */
export function AvatarForms({ onDone }: Done) {
  const read = useRead("member.avatars", {});
  if (read.isError) return <ReadError read={read} />;
  if (!read.data) return <SkeletonText lines={6} />;
  return (
    <Stack gap={6}>
      <HouseForm avatars={read.data} onDone={onDone} />
      <Divider />
      <OwnForm onDone={onDone} />
    </Stack>
  );
}

/** Saves another avatar, and confirms it. Rejects with the server's refusal. */
function useKeep(onDone: () => void): (input: Pick<Avatars, "avatar" | "avatarType">) => Promise<void> {
  const { t } = useTranslation("centre");
  const change = useChange("member.setIcon");
  return async (input) => {
    await change.mutateAsync({ input });
    toasts.show({ tone: "positive", message: t("account.pictureSaved") });
    onDone();
  };
}

function HouseForm({ avatars: { avatar, avatarType, choices }, onDone }: Done & { avatars: Avatars }) {
  const { t } = useTranslation("centre");
  const account = useSession()?.account ?? "";
  const refusal = useRefusal({ names: [] });
  const keep = useKeep(onDone);
  const [chosen, choose] = useState(avatarType === "STATIC" ? avatar : "");
  const submit = async () => {
    refusal.clear();
    await keep({ avatarType: "STATIC", avatar: chosen || "1" }).catch((error: unknown) => refusal.refuse(error));
  };
  return (
    <Form onSubmit={submit} aria-label={t("account.pictureHouse")}>
      {({ pending }) => (
        <>
          <RefusalAlert by={refusal} />
          <AvatarPicker
            label={t("account.pictureHouse")}
            account={account}
            name="avatar"
            choices={choices.map((value) => ({ value, label: t(`avatar.${value}`), ...builtInFace(value) }))}
            value={chosen}
            onValueChange={(value) => choose(value)}
          />
          <Button type="submit" variant="primary" full loading={pending}>
            {t("account.save")}
          </Button>
        </>
      )}
    </Form>
  );
}

function OwnForm({ onDone }: Done) {
  const { t } = useTranslation(["centre", "validation"]);
  const label = t("account.pictureOwn");
  const refusal = useRefusal({ names: ["picture"], labels: { picture: label } });
  const upload = useImageUpload();
  const keep = useKeep(onDone);
  const submit = async () => {
    refusal.clear();
    try {
      const sent = await upload.send();
      // A picture that failed shows its error in its row.
      if (!sent) return;
      const [avatar] = sent;
      if (avatar) await keep({ avatarType: "CUSTOM", avatar });
      else refusal.refuse(undefined, t("validation:issue.required", { field: label }));
    } catch (error) {
      refusal.refuse(error);
    }
  };
  return (
    <Form onSubmit={submit} aria-label={label}>
      {({ pending }) => (
        <>
          <RefusalAlert by={refusal} />
          <ImageField name="picture" label={label} description={t("account.pictureHint")} most={1} images={upload} />
          <Button type="submit" full loading={pending}>
            {t("account.pictureUse")}
          </Button>
        </>
      )}
    </Form>
  );
}
