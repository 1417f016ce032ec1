import { CaptchaField } from "@baize/ui/captcha-field";
import { Link } from "@baize/ui/link";

export const example = (
  <CaptchaField
    label="Characters in the picture"
    src="/captcha.png"
    alternative={<Link href="/help">I cannot read it</Link>}
    onRefresh={() => console.log("refreshed")}
  />
);
