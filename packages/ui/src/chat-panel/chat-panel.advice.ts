import type { Advice } from "../story/advice.tsx";
import type { ChatMessage } from "./chat-message.types.ts";
import { now, talk } from "./chat-panel.fixture.ts";

const support = { typing: undefined, onAttach: undefined };
const asked = talk.slice(2, 4);
const answer: ChatMessage = { id: "5", from: "own", at: now, text: "SBI, 13:52.", state: "failed" };

/** Drawn on the page of the component. */
export const advice: readonly Advice[] = [
  {
    good: {
      says: "A message that failed stays, and is sent again by one press.",
      args: { ...support, items: [...asked, answer] },
    },
    bad: { says: "It is gone: the person believes that support has it.", args: { ...support, items: asked } },
  },
];
