import { useTranslation } from "react-i18next";
import { FileUpload, type FileUploadWords } from "@baize/ui/file-upload";
import { IMAGE_LIMITS } from "@baize/domain/upload/image";
import { useFormat } from "@baize/i18n/use-format";
import type { ImageUpload } from "./use-image-upload.ts";

const MEGABYTE = 1024 * 1024;

/** The field's texts. Needs the namespace `upload`. */
function useWords(most: number): FileUploadWords {
  const { t } = useTranslation("upload");
  const format = useFormat();
  const size = (bytes: number) => t("size", { size: format.fixed(Math.max(0.1, bytes / MEGABYTE), 1) });
  return {
    choose: t("choose"),
    drop: t("drop"),
    checking: t("checking"),
    full: t("full"),
    hint: t("hint", { size: size(IMAGE_LIMITS.bytes), count: most }),
    sending: t("sending"),
    done: t("done"),
    none: t("none"),
    retry: t("retry"),
    size,
    progress: (share) => format.percent(share, 0),
    remove: (name) => t("remove", { name }),
    replace: (name) => t("replace", { name }),
    added: (names) => t("added", { names: format.list(names) }),
    removed: (name) => t("removed", { name }),
    refused: (refusal) =>
      refusal.reason === "count"
        ? t("refused.count", { names: format.list(refusal.names), count: refusal.max })
        : t(`refused.${refusal.reason}`, { name: refusal.name }),
  };
}

interface ImageFieldProps {
  name: string;
  label: string;
  description?: string;
  message?: string | undefined;
  tone?: "neutral" | "negative";
  required?: boolean;
  /** The most pictures. */
  most: number;
  images: ImageUpload;
}

/** Pictures as proof: PNG or JPG by content, five megabytes each. */
export function ImageField({ most, images, ...field }: ImageFieldProps) {
  const words = useWords(most);
  return (
    <FileUpload
      {...field}
      accept={["png", "jpeg"]}
      maxSize={IMAGE_LIMITS.bytes}
      maxPixels={IMAGE_LIMITS.pixels}
      maxFiles={most}
      words={words}
      value={images.files}
      onValueChange={images.choose}
      states={images.states}
      onRetry={images.retry}
    />
  );
}
