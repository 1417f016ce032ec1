import { Progress } from "@baize/ui/progress";

export const example = <Progress label="Uploading" value={40} valueLabel="40%" />;
