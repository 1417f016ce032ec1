import { useTranslation } from "react-i18next";
import { FileUpload, type FileUploadWords } from "@baize/ui/file-upload";
import { useFormat } from "@baize/i18n/use-format";
import type { UploadFile } from "./use-statement-check.ts";

const MEGABYTE = 1024 * 1024;
/** A statement of thousands of branches has a few megabytes. */
const MOST_BYTES = 30 * MEGABYTE;

function useWords(): FileUploadWords {
  const { t } = useTranslation(["statement-check", "upload"]);
  const format = useFormat();
  const size = (bytes: number) => t("upload:size", { size: format.fixed(Math.max(0.1, bytes / MEGABYTE), 1) });
  return {
    choose: t("file.choose"),
    drop: t("file.drop"),
    checking: t("upload:checking"),
    full: t("file.choose"),
    hint: t("file.hint", { size: size(MOST_BYTES) }),
    sending: t("upload:checking"),
    done: t("upload:done"),
    none: t("file.none"),
    retry: t("upload:retry"),
    size,
    progress: (share) => format.percent(share, 0),
    remove: (name) => t("upload:remove", { name }),
    replace: (name) => t("upload:replace", { name }),
    added: (names) => t("upload:added", { names: format.list(names) }),
    removed: (name) => t("upload:removed", { name }),
    refused: (refusal) => {
      if (refusal.reason === "count") return t("file.one");
      return refusal.reason === "type"
        ? t("file.type", { name: refusal.name })
        : t(`upload:refused.${refusal.reason}`, { name: refusal.name });
    },
  };
}

interface StatementFileFieldProps {
  readonly files: readonly UploadFile[];
  readonly onChoose: (files: readonly UploadFile[]) => void;
}

/** The field for one downloaded statement, which can be dropped on it. */
export function StatementFileField({ files, onChoose }: StatementFileFieldProps) {
  const { t } = useTranslation("statement-check");
  return (
    <FileUpload
      name="statement"
      label={t("file.label")}
      accept={["json"]}
      maxSize={MOST_BYTES}
      maxFiles={1}
      words={useWords()}
      value={files}
      onValueChange={onChoose}
    />
  );
}
