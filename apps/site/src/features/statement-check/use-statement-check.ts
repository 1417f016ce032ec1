import { useRef, useState } from "react";
import { checkStatement, type StatementReport } from "@baize/domain/agents/settlement/check-statement";
import type { FileUploadProps } from "@baize/ui/file-upload";
import { type ProvenFile, readProvenStatement } from "@baize/domain/agents/settlement/proven-file";

export type UploadFile = NonNullable<FileUploadProps["value"]>[number];

/** `json`: it is no JSON. `form`: it is no downloaded statement. `unsupported`: this browser cannot check such signatures. */
export type FileProblem = "json" | "form" | "unsupported";

interface Checked {
  readonly file: ProvenFile;
  /** The public key that it is checked with: that of the file, or the one that was typed. */
  readonly key: string;
  readonly report: StatementReport;
}

interface State {
  readonly files: readonly UploadFile[];
  readonly checked?: Checked;
  readonly problem?: FileProblem;
}

const problemOf = (error: unknown): FileProblem => {
  if (error instanceof SyntaxError) return "json";
  return error instanceof Error && error.name === "NotSupportedError" ? "unsupported" : "form";
};

async function check(file: ProvenFile, x: string): Promise<Checked> {
  const report = await checkStatement(file, { kty: "OKP", crv: "Ed25519", x: x.trim() });
  return { file, key: x, report };
}

async function checkFile(chosen: File): Promise<Checked> {
  const file = readProvenStatement(await chosen.text());
  return await check(file, file.key.x);
}

/** A chosen file, and what its check found. Nothing leaves the browser. */
export function useStatementCheck() {
  const [state, setState] = useState<State>({ files: [] });
  // What was chosen or typed last counts, whichever check ends first.
  const turn = useRef(0);
  const show = async (files: readonly UploadFile[], work: Promise<Checked> | undefined) => {
    turn.current += 1;
    const own = turn.current;
    const next = await work?.then(
      (checked): State => ({ files, checked }),
      (error: unknown): State => ({ files, problem: problemOf(error) }),
    );
    if (next && turn.current === own) setState(next);
  };
  const choose = async (files: readonly UploadFile[]) => {
    setState({ files });
    const chosen = files.at(-1)?.file;
    await show(files, chosen && checkFile(chosen));
  };
  const { files, checked } = state;
  const checkWith = async (key: string) => {
    if (!checked) return;
    setState({ files, checked: { ...checked, key } });
    await show(files, check(checked.file, key));
  };
  return { ...state, choose, checkWith };
}
