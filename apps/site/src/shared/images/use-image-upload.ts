import { useRef, useState } from "react";
import type { FileUploadProps } from "@baize/ui/file-upload";
import { api } from "../api/api.ts";
import { useErrorText } from "../api/use-error-text.ts";

type UploadFile = NonNullable<FileUploadProps["value"]>[number];
type UploadState = NonNullable<FileUploadProps["states"]>[string];

export interface ImageUpload {
  readonly files: readonly UploadFile[];
  readonly choose: (files: readonly UploadFile[]) => void;
  readonly states: Readonly<Record<string, UploadState>>;
  /** Uploads the rest; the ids of all, or undefined where one failed, which its row then shows. */
  readonly send: () => Promise<string[] | undefined>;
  readonly retry: (file: UploadFile) => void;
}

/** Pictures that are chosen first and uploaded with the form. An uploaded one is not sent again. */
export function useImageUpload(): ImageUpload {
  const errorText = useErrorText();
  const [files, choose] = useState<readonly UploadFile[]>([]);
  const [states, setStates] = useState<Readonly<Record<string, UploadState>>>({});
  const kept = useRef(new Map<string, string>());
  const say = (id: string, state: UploadState) => setStates((before) => ({ ...before, [id]: state }));
  const one = async ({ id, file }: UploadFile): Promise<string | undefined> => {
    const known = kept.current.get(id);
    if (known || !file) return known;
    say(id, { status: "sending" });
    try {
      const { id: name } = await api.write("uploads.add", { file });
      kept.current.set(id, name);
      say(id, { status: "done" });
      return name;
    } catch (error) {
      say(id, { status: "failed", message: errorText(error) });
      return undefined;
    }
  };
  return {
    files,
    choose,
    states,
    send: async () => {
      const ids = await Promise.all(files.map(one));
      const sent = ids.filter((id) => id !== undefined);
      return sent.length === files.length ? sent : undefined;
    },
    retry: (file) => void one(file),
  };
}
