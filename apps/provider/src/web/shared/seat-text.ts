import { say } from "./boot.ts";

/** The player's seat of every room is the first. */
export const seatText = (seat: number): string => (seat === 0 ? say("roomYou") : say("roomBot", { seat }));
