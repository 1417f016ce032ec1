import { Button } from "../button/button.tsx";
import { Group } from "../group/group.tsx";
import type { Advice } from "../story/advice.tsx";
import { BannerSlide } from "./banner-slide.tsx";

/** Drawn on the page of the component. */
export const advice: readonly Advice[] = [
  {
    wide: true,
    good: {
      says: "One figure and one action.",
      scene: (
        <BannerSlide figureFirst figure="0.8%" figureTone="win" subject="Rebate every Monday" motif="wheel" palette={2}>
          <p>On all slot bets of the past week. No code.</p>
          <Button variant="primary" size="sm">
            See the conditions
          </Button>
        </BannerSlide>
      ),
    },
    bad: {
      says: "Three figures and three actions: none of them is the main one.",
      scene: (
        <BannerSlide
          figureFirst
          figure="0.8%"
          figureTone="win"
          figureNote="+ ₹500 + 20 tickets"
          subject="Rebate, bonus and lottery tickets"
          motif="wheel"
          palette={2}
        >
          <Group>
            <Button variant="primary" size="sm">
              Deposit
            </Button>
            <Button variant="primary" size="sm">
              Play slots
            </Button>
            <Button variant="primary" size="sm">
              Invite a friend
            </Button>
          </Group>
        </BannerSlide>
      ),
    },
  },
];
