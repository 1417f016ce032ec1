import { afterAll } from "vitest";
import { agent, agentsByKind, demo, member } from "./people.ts";
import { agentCentre, everywhere, nowhere, places, sweep } from "./sweep.ts";
import { closeBrowser } from "./visit.ts";

afterAll(closeBrowser);

const narrow = { width: 360 } as const;
const arabic = { ...narrow, language: "AR", theme: "dark" } as const;
const persian = { ...narrow, language: "FA", theme: "light" } as const;
const hindi = { ...narrow, language: "HI", theme: "light" } as const;
const urdu = { ...narrow, language: "UR", theme: "light" } as const;
sweep({ ...arabic, who: "a visitor", places: places.visitor, whole: everywhere });
sweep({ ...arabic, who: "a member", person: member, places: places.member, whole: everywhere });
// Their pages are those of a member and a visitor, which are checked above: here only what longer words can break.
sweep({ ...persian, who: "an agent", person: agent, places: places.member, whole: nowhere });
sweep({ ...arabic, who: "an agent in the centre", person: agent, places: agentCentre(1), whole: everywhere });
sweep({ ...persian, who: "an agent of kind 2", person: agentsByKind[2], places: agentCentre(2), whole: nowhere });
for (const kind of [41, 42] as const)
  sweep({ ...urdu, who: `an agent of kind ${kind}`, person: agentsByKind[kind], places: agentCentre(kind), whole: nowhere });
// The pages of the other kinds differ in what they offer: each in both themes, from right to left.
for (const kind of [2, 41, 42] as const)
  sweep({ ...arabic, who: `an agent of kind ${kind}`, person: agentsByKind[kind], places: agentCentre(kind), whole: everywhere });
sweep({ ...hindi, who: "an agent in the centre", person: agent, places: agentCentre(1), whole: nowhere });
sweep({ ...urdu, who: "a trial account", person: demo, places: places.trial, whole: nowhere });
// Checks what longer words and other scripts can break at this width; their markup is the same.
sweep({ ...persian, who: "a visitor", places: places.visitor, whole: nowhere });
sweep({ ...urdu, who: "a visitor", places: places.visitor, whole: nowhere });
sweep({ ...hindi, who: "a visitor", places: places.visitor, whole: nowhere });
sweep({ ...narrow, language: "XB", theme: "dark", who: "a visitor", places: places.visitor, whole: nowhere });
