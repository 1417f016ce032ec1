import { startTransition, useEffect, useState } from "react";
import { useLocation } from "react-router-dom";
import { useSession } from "../../shared/session/session.ts";
import { FirstLogin } from "./first-login.tsx";
import { GiftPopup } from "./gift-popup.tsx";
import { NoticePopup } from "./notice-popup.tsx";
import { type Greeting, useNextGreeting } from "./use-next-greeting.ts";
import { WelcomePopup } from "./welcome-popup.tsx";

/** How long the first greeting waits, in ms, so that it does not cover a button that is about to be pressed. */
const beat: Record<Greeting, number> = { welcome: 0, "first-login": 0, gift: 1000, notices: 1000 };

/** The windows that open by themselves, one at a time. */
export default function Greetings() {
  const waiting = useNextGreeting();
  const session = useSession();
  const { pathname } = useLocation();
  const visited = session && `${session.account} ${pathname}`;
  const [shown, setShown] = useState<Greeting | null>(null);
  // A member came to do something: the next window waits for the next page.
  const [greetedOn, setGreetedOn] = useState<string | null>(null);
  if (greetedOn !== null && greetedOn !== visited) setGreetedOn(null);
  const next = visited !== null && greetedOn === visited ? null : waiting;
  useEffect(() => {
    if (shown !== null || next === null) return undefined;
    const timer = setTimeout(() => startTransition(() => setShown(next)), beat[next]);
    return () => clearTimeout(timer);
  }, [next, shown]);
  const done = () => {
    setShown(null);
    setGreetedOn(visited);
  };
  switch (shown) {
    case "welcome":
      return <WelcomePopup done={done} />;
    case "first-login":
      return <FirstLogin done={done} />;
    case "gift":
      return <GiftPopup done={done} />;
    case "notices":
      return <NoticePopup done={done} />;
    default:
      return null;
  }
}
