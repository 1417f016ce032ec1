import { Link } from "../link/link.tsx";
import { Stack } from "../stack/stack.tsx";
import type { Advice } from "../story/advice.tsx";
import { QRCode } from "./qr-code.tsx";

const address = "https://baize.example/app";
const code = <QRCode value={address} label="Address of the app" />;

/** Drawn on the page of the component. */
export const advice: readonly Advice[] = [
  {
    good: {
      says: "A link beside it, for the device that shows the code.",
      scene: (
        <Stack gap={3} align="start">
          {code}
          <Link href={address}>Get the app</Link>
        </Stack>
      ),
    },
    bad: { says: "A phone cannot read its own screen.", scene: code },
  },
];
