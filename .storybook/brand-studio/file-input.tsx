import { useRef } from "react";
import { Button } from "@baize/ui/button";
import { Icon } from "@baize/ui/icon";
import { uploadSimple } from "@baize/ui/icon/art";

interface FileInputProps {
  /** What the button does: "Open a brand’s file". */
  label: string;
  accept: string;
  onFile: (file: File) => void;
}

/** A button of the kit that opens the system's dialog. The same file can be chosen twice. */
export function FileInput({ label, accept, onFile }: FileInputProps) {
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <div>
      <Button icon={<Icon art={uploadSimple} />} onClick={() => chooser.current?.click()}>
        {label}
      </Button>
      <input
        ref={chooser}
        type="file"
        hidden
        aria-label={label}
        accept={accept}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) onFile(file);
          currentTarget.value = "";
        }}
      />
    </div>
  );
}
