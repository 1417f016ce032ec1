import { Spinner } from "@baize/ui/spinner";

export const example = <Spinner label="Loading" />;
