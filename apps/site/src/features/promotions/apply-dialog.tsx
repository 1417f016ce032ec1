import { useState } from "react";
import { useTranslation } from "react-i18next";
import { APPLICATION } from "@baize/domain/promotion/standing";
import { Button } from "@baize/ui/button";
import { FileUpload, type FileUploadOwnProps } from "@baize/ui/file-upload";
import { Form } from "@baize/ui/form";
import { Modal } from "@baize/ui/modal";
import { Text } from "@baize/ui/text";
import { TextArea } from "@baize/ui/text-area";
import { api } from "../../shared/api.ts";
import { RefusalAlert } from "../../shared/refusal-alert.tsx";
import { toasts } from "../../shared/toasts.ts";
import { useOnce } from "../../shared/use-once.ts";
import { useRefusal } from "../../shared/use-refusal.ts";
import { useUploadWords } from "../../shared/use-upload-words.ts";

interface ApplyDialogProps {
  id: string;
  title: string;
  open: boolean;
  close: () => void;
}

type UploadFile = NonNullable<FileUploadOwnProps["value"]>[number];
const MEGABYTE = 1_000_000;

/** An application: what the member says, and up to three pictures. What is typed stays until it has arrived. */
export function ApplyDialog({ id, title, open, close }: ApplyDialogProps) {
  const { t } = useTranslation(["promotions", "common", "validation"]);
  const words = useUploadWords(APPLICATION.images);
  const refusal = useRefusal({ names: ["remark", "images"], labels: { remark: t("apply.remark"), images: t("apply.images") } });
  const [remark, write] = useState("");
  const [files, choose] = useState<readonly UploadFile[]>([]);
  const apply = useOnce("promotions.apply");
  /** Ids of what the server holds already, so that another try sends no picture twice. */
  const [sent, keep] = useState<Readonly<Record<string, string>>>({});

  const upload = async () => {
    const held = { ...sent };
    for (const { id: chosen, file } of files) {
      if (held[chosen] ?? !file) continue;
      held[chosen] = (await api.call("uploads.add", { file })).id;
      keep({ ...held });
    }
    return files.flatMap(({ id: chosen }) => held[chosen] ?? []);
  };
  const submit = async () => {
    try {
      await apply.send({ id, remark, images: await upload() });
      toasts.show({ tone: "positive", message: t("said.applying") });
      close();
    } catch (error) {
      refusal.refuse(error);
    }
  };
  return (
    <Modal open={open} onOpenChange={(next) => !next && close()} title={title} closeLabel={t("common:action.close")}>
      <Form onSubmit={submit} aria-label={t("press.apply")}>
        {({ pending }) => (
          <>
            <Text>{t("apply.lead")}</Text>
            <RefusalAlert by={refusal} />
            <TextArea
              name="remark"
              label={t("apply.remark")}
              rows={3}
              limit={APPLICATION.remark}
              count={({ used, limit }) => t("apply.count", { used, limit })}
              value={remark}
              onValueChange={write}
              {...refusal.of("remark")}
            />
            <FileUpload
              name="images"
              label={t("apply.images")}
              accept={["png", "jpeg"]}
              maxSize={5 * MEGABYTE}
              maxFiles={APPLICATION.images}
              words={words}
              value={files}
              onValueChange={choose}
              {...refusal.of("images")}
            />
            <Button type="submit" variant="primary" full loading={pending}>
              {pending ? t("apply.sending") : t("apply.send")}
            </Button>
          </>
        )}
      </Form>
    </Modal>
  );
}
