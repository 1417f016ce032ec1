import type { FormEvent } from "react";
import type { ButtonProps } from "@baize/ui/button";

/** The props of a button that needs money which is not frozen. Until that is known, and while it is frozen, the button takes focus and ignores presses. */
export function unfrozenButton(
  isFrozen: boolean | undefined,
  noticeId: string,
): Pick<ButtonProps, "type" | "onClick" | "aria-disabled" | "aria-describedby"> {
  if (isFrozen === false) return {};
  return { type: "button", onClick: undefined, "aria-disabled": true, "aria-describedby": isFrozen ? noticeId : undefined };
}

type Submit = (event: FormEvent<HTMLFormElement>) => Promise<void>;

/** Sends a form that needs money which is not frozen; Enter in a field sends nothing until that is known. */
export const submitUnfrozen =
  (isFrozen: boolean | undefined, submit: Submit): Submit =>
  async (event) => {
    event.preventDefault();
    if (isFrozen === false) await submit(event);
  };
