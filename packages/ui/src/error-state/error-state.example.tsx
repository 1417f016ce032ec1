import { ErrorState } from "@baize/ui/error-state";

export const example = <ErrorState title="Games could not be loaded">Check the network and try again.</ErrorState>;
