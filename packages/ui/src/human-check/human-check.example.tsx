import { HumanCheck } from "@baize/ui/human-check";

/** The application's own proof of work, or that of a service. */
const solve = async () => Promise.resolve({ payload: "proof" });

export const example = <HumanCheck label="I am a person" solve={solve} onValueChange={(payload) => console.log(payload)} />;
