import { useTranslation } from "react-i18next";
import { FileUpload } from "@baize/ui/file-upload";
import { IMAGE_LIMITS } from "@baize/domain/upload/image";
import type { ImageUpload } from "./use-image-upload.ts";

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

/** Pictures as proof: PNG or JPG by content, five megabytes each. Needs the namespace `upload`. */
export function ImageField({ most, images, ...field }: ImageFieldProps) {
  const { t } = useTranslation("upload");
  return (
    <FileUpload
      {...field}
      accept={["png", "jpeg"]}
      maxSize={IMAGE_LIMITS.bytes}
      maxPixels={IMAGE_LIMITS.pixels}
      maxFiles={most}
      messages={{ choose: t("choose"), full: t("full"), none: t("none") }}
      value={images.files}
      onValueChange={images.choose}
      states={images.states}
      onRetry={images.retry}
    />
  );
}
