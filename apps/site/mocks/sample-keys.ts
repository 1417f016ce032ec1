import { answer } from "./answer.ts";
import { recordedAt } from "./recorded-calls.ts";

/** A public key without a private one: nothing can read what is encrypted to it. */
const publicKey = {
  kty: "RSA",
  kid: "story-0001",
  use: "enc",
  alg: "RSA-OAEP-256",
  e: "AQAB",
  n: "zndFjr2uwGrpP_XNrMh_a8sCEY7CLa3aifYH4jWsCmetgFTkTtBuJRBi6CmX-6GC6iAaP0WFObZnrGB6_bP7ta4xmak09UtQGhBuPnebhZKZvVXXHin53lmviVTThQ6B1f4kFSrj-dPqwbOXmqh5JIDRG5BiyyMlOSmx0YwRN_WZwW7F-xksCBpfOAX4PskVM5jIYCTmWk_fuxHr6jEwlnTwXM0JJo1NlFFGXNddOOEFfyqhzkQPZPhL1ualPB4mAZd0Rvvnp1WNVTb3VUXApCCYLy0anypL3QugRDAv_NiWctH9lQ9fvHROaY8WZDyvPO2NPi2PhTYMjP_S0bGPGw",
} as const;
/** What encrypted calls ask for first. */
export const sampleKeys = answer("system.keys", { keys: [publicKey], statementKeys: [], serverTime: recordedAt.getTime() });
