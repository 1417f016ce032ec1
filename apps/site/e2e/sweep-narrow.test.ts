import { afterAll } from "vitest";
import { sweepAsMember, sweepAsVisitor } from "./sweep.ts";
import { closeBrowser, type Wish } from "./visit.ts";

afterAll(closeBrowser);

const arabic: Wish = { language: "AR", theme: "dark", width: 360 };
sweepAsVisitor(arabic);
sweepAsVisitor({ language: "HI", theme: "light", width: 360 });
sweepAsVisitor({ language: "XB", theme: "dark", width: 360 });
sweepAsMember(arabic);
