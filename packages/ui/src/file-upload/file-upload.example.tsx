import { FileUpload } from "@baize/ui/file-upload";

export const example = <FileUpload label="Proof of address" accept={["png", "jpeg"]} maxSize={5_000_000} />;
