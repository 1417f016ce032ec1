import { useId } from "react";

interface FileInputProps {
  label: string;
  accept: string;
  onFile: (file: File) => void;
}

/** The browser's own file button under a visible label. The same file can be chosen twice. */
export function FileInput({ label, accept, onFile }: FileInputProps) {
  const id = useId();
  return (
    <div className="studio-file">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="file"
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
