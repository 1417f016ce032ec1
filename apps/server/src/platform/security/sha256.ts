import { hash } from "node:crypto";
import type { Hash } from "@baize/domain/proof/merkle";

/** At once, where that of the web waits for its turn: a run hashes each of its statements. */
export const sha256: Hash = (bytes) => hash("sha256", bytes, "hex");
