import { useTranslation } from "react-i18next";
import { FileUpload } from "@baize/ui/file-upload";
import type { UploadFile } from "./use-statement-check.ts";

const MEGABYTE = 1024 * 1024;
/** A statement of thousands of branches has a few megabytes. */
const MOST_BYTES = 30 * MEGABYTE;

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
      messages={{
        choose: t("file.choose"),
        drop: t("file.drop"),
        hint: ({ size }) => t("file.hint", { size }),
        none: t("file.none"),
        refusedCount: t("file.one"),
        refusedType: ({ name }) => t("file.type", { name }),
      }}
      value={files}
      onValueChange={onChoose}
    />
  );
}
