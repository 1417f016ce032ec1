import { TextField } from "@baize/ui/text-field";

export const example = <TextField label="Username" name="username" onValueChange={(value) => console.log(value)} />;
