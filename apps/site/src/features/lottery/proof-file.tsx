import { useTranslation } from "react-i18next";
import { Button } from "@baize/ui/button";
import { Group } from "@baize/ui/group";
import { Link } from "@baize/ui/link";
import { DrawCheck } from "./draw-check.tsx";
import { saveFile } from "../../shared/records/csv.ts";

interface ProofFileProps {
  /** The file's text; null until all of it is published. */
  file: string | null;
  /** The file's name, without its ending. */
  name: string;
}

/** What anyone checks a draw with: here, or by the file and the page that checks it without a network. */
export function ProofFile({ file, name }: ProofFileProps) {
  const { t } = useTranslation("lottery");
  return (
    <>
      {file === null ? null : <DrawCheck file={file} />}
      <Group>
        {file === null ? null : (
          <Button onClick={() => saveFile(`${name}.json`, new Blob([file], { type: "application/json" }))}>
            {t("proof.save")}
          </Button>
        )}
        <Link href="/check-draw.html" download standalone>
          {t("proof.check")}
        </Link>
      </Group>
    </>
  );
}
