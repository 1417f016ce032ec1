import { useTranslation } from "react-i18next";
import { APPLICATION } from "@baize/domain/rewards/promotion/status";
import { Button } from "@baize/ui/button";
import { Form } from "@baize/ui/form";
import { Modal } from "@baize/ui/modal";
import { Text } from "@baize/ui/text";
import { TextArea } from "@baize/ui/text-area";
import { ImageField } from "../../shared/images/image-field.tsx";
import { RefusalAlert } from "../../shared/forms/refusal-alert.tsx";
import { useToasts } from "../../shared/overlays/use-toasts.tsx";
import { useImageUpload } from "../../shared/images/use-image-upload.ts";
import { useOnce } from "../../shared/api/use-once.ts";
import { useSiteForm } from "../../shared/forms/use-site-form.ts";

interface ApplyDialogProps {
  id: string;
  title: string;
  open: boolean;
  close: () => void;
}

/** An application: a remark and up to three pictures. What was typed stays until it was sent. */
export function ApplyDialog({ id, title, open, close }: ApplyDialogProps) {
  const { t } = useTranslation("promotions");
  const toasts = useToasts();
  const upload = useImageUpload();
  const apply = useOnce("promotions.apply");
  const form = useSiteForm({
    defaultValues: { remark: "" },
    rules: { remark: { maxLength: APPLICATION.remark } },
    labels: { remark: t("apply.remark") },
    send: async ({ remark }) => {
      const images = await upload.send();
      // A picture that failed shows its error in its row.
      if (!images) return;
      await apply.send({ id, remark, images });
      toasts.show({ tone: "positive", message: t("said.applying") });
      close();
    },
  });
  return (
    <Modal open={open} onOpenChange={(next) => !next && close()} title={title}>
      <Form onSubmit={form.submit} aria-label={t("press.apply")}>
        {({ pending }) => (
          <>
            <Text>{t("apply.lead")}</Text>
            <RefusalAlert by={form} />
            <TextArea
              label={t("apply.remark")}
              rows={3}
              maxLength={APPLICATION.remark}
              count={({ used, maxLength: limit }) => t("apply.count", { used, limit })}
              {...form.control("remark")}
            />
            <ImageField name="images" label={t("apply.images")} most={APPLICATION.images} images={upload} />
            <Button type="submit" variant="primary" fullWidth pending={pending}>
              {pending ? t("apply.sending") : t("apply.send")}
            </Button>
          </>
        )}
      </Form>
    </Modal>
  );
}
