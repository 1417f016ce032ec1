import { afterAll } from "vitest";
import { agent, demo, member } from "./people.ts";
import { places, sweep } from "./sweep.ts";
import { closeBrowser } from "./visit.ts";

afterAll(closeBrowser);

const narrow = { width: 360 } as const;
const arabic = { ...narrow, language: "AR", theme: "dark" } as const;
sweep({ ...arabic, who: "a visitor", places: places.visitor, judged: "axe" });
sweep({ ...arabic, who: "a member", person: member, places: places.member, judged: "axe" });
sweep({ ...arabic, who: "an agent", person: agent, places: places.member, judged: "words" });
sweep({ ...arabic, who: "a trial account", person: demo, places: places.trial, judged: "axe" });
// What longer words and other letters can break at this width; their markup is that of the rest.
sweep({ ...narrow, language: "HI", theme: "light", who: "a visitor", places: places.visitor, judged: "words" });
sweep({ ...narrow, language: "XB", theme: "dark", who: "a visitor", places: places.visitor, judged: "words" });
