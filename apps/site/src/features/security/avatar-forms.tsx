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
import { useToasts } from "../../shared/overlays/use-toasts.tsx";
import { useChange } from "../../shared/api/use-change.ts";
import { useRead } from "../../shared/api/use-read.ts";
import { useImageUpload } from "../../shared/images/use-image-upload.ts";
import { useSiteForm } from "../../shared/forms/use-site-form.ts";

type Avatars = OutputOf<"member.avatars">;
interface Done {
  onDone: () => void;
}

/** The member's avatar: one of the brand's, or a picture of their own. */
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
  const toasts = useToasts();
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
  const keep = useKeep(onDone);
  const label = t("account.pictureHouse");
  const form = useSiteForm({
    defaultValues: { avatar: avatarType === "STATIC" ? avatar : "" },
    labels: { avatar: label },
    send: async ({ avatar: chosen }) => await keep({ avatarType: "STATIC", avatar: chosen || "1" }),
  });
  return (
    <Form onSubmit={form.submit} aria-label={label}>
      {({ pending }) => (
        <>
          <RefusalAlert by={form} />
          <AvatarPicker
            label={label}
            account={account}
            items={choices.map((value) => ({ value, label: t(`avatar.${value}`), ...builtInFace(value) }))}
            {...form.control("avatar")}
          />
          <Button type="submit" variant="primary" fullWidth pending={pending}>
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
  const upload = useImageUpload();
  const keep = useKeep(onDone);
  const form = useSiteForm({
    defaultValues: { picture: undefined },
    check: () => ({
      picture: upload.files.length === 0 ? t("validation:issue.required", { field: label }) : undefined,
    }),
    fieldOf: { "upload.not_found": "picture" },
    labels: { picture: label },
    send: async () => {
      // A picture that failed shows its error in its row.
      const [avatar] = (await upload.send()) ?? [];
      if (avatar) await keep({ avatarType: "CUSTOM", avatar });
    },
  });
  return (
    <Form onSubmit={form.submit} aria-label={label}>
      {({ pending }) => (
        <>
          <RefusalAlert by={form} />
          <ImageField
            label={label}
            description={t("account.pictureHint")}
            most={1}
            images={upload}
            {...form.stateOf("picture")}
          />
          <Button type="submit" fullWidth pending={pending}>
            {t("account.pictureUse")}
          </Button>
        </>
      )}
    </Form>
  );
}
