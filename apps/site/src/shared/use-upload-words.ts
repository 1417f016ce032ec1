import { useTranslation } from "react-i18next";
import type { FileUploadWords } from "@baize/ui/file-upload";
import { useFormat } from "@baize/i18n/use-format";

type Refusal = Parameters<FileUploadWords["refused"]>[0];
const MEGABYTE = 1_000_000;

/** The words of every field for pictures, at most `most` of them. Needs the namespace `uploads`. */
export function useUploadWords(most: number): FileUploadWords {
  const { t } = useTranslation("uploads");
  const format = useFormat();
  const size = (bytes: number) => t("size", { size: format.number(Math.max(0.1, Math.round(bytes / 100_000) / 10)) });
  const refused = (refusal: Refusal) => {
    if (refusal.reason === "count") return t("refused.count", { count: refusal.max, names: refusal.names.join(", ") });
    return t(`refused.${refusal.reason}`, { name: refusal.name });
  };
  return {
    choose: t("choose"),
    drop: t("drop"),
    checking: t("checking"),
    full: t("full", { count: most }),
    hint: t("hint", { count: most, size: size(5 * MEGABYTE) }),
    size,
    sending: t("sending"),
    progress: (share) => format.percent(share, 0),
    done: t("done"),
    remove: (name) => t("remove", { name }),
    replace: (name) => t("replace", { name }),
    retry: t("retry"),
    refused,
    added: (names) => t("added", { names: names.join(", ") }),
    removed: (name) => t("removed", { name }),
    none: t("none"),
  };
}
