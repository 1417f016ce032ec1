import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "@baize/ui/button";
import { Icon } from "@baize/ui/icon";
import { downloadSimple } from "@baize/ui/icon/art";
import { writeCsv, type FileRows, saveFile } from "./csv.ts";
import { useToasts } from "../overlays/use-toasts.tsx";
import { useErrorText } from "../api/use-error-text.ts";

interface ExportButtonProps {
  /** The file's name, without its ending. */
  readonly name: string;
  /** Header and all filtered rows, not only those on screen. */
  readonly rows: () => FileRows;
  readonly disabled?: boolean;
}

/** Saves a record as a CSV file. The messages `centre` must be loaded. */
export function ExportButton({ name, rows, disabled = false }: ExportButtonProps) {
  const { t } = useTranslation("centre");
  const errorText = useErrorText();
  const toasts = useToasts();
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      saveFile(`${name}.csv`, await writeCsv(rows()));
    } catch (error) {
      toasts.show({ tone: "negative", message: errorText(error) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      size="sm"
      pending={busy}
      disabled={disabled}
      icon={<Icon art={downloadSimple} />}
      // A page may have more than one of them.
      aria-label={busy ? undefined : t("csv.exportOf", { name })}
      onClick={() => void save()}
    >
      {busy ? t("csv.busy") : t("csv.export")}
    </Button>
  );
}
