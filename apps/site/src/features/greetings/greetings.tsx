import { startTransition, useEffect, useState } from "react";
import { FirstLogin } from "./first-login.tsx";
import { GiftPopup } from "./gift-popup.tsx";
import { NoticePopup } from "./notice-popup.tsx";
import { type Greeting, useNextGreeting } from "./use-next-greeting.ts";
import { WelcomePopup } from "./welcome-popup.tsx";

/** How long the house waits before it speaks unasked, in ms: who is on the way to a button gets there. */
const beat: Record<Greeting, number> = { welcome: 0, "first-login": 0, gift: 1000, notices: 1000 };

/** What the house says by itself, one window after the other and never two at once. */
export default function Greetings() {
  const next = useNextGreeting();
  const [shown, setShown] = useState<Greeting | null>(null);
  useEffect(() => {
    if (shown !== null || next === null) return undefined;
    const timer = setTimeout(() => startTransition(() => setShown(next)), beat[next]);
    return () => clearTimeout(timer);
  }, [next, shown]);
  const done = () => setShown(null);
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
