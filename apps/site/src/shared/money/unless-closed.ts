import type { FormEvent } from "react";
import type { ButtonProps } from "@baize/ui/button";

/** The props of a button of a form that frozen or held money closes. Until that is known, and while it is closed, the button takes focus and ignores presses. */
export function buttonUnlessClosed(
  isClosed: boolean | undefined,
  noticeId: string,
): Pick<ButtonProps, "type" | "onClick" | "aria-disabled" | "aria-describedby"> {
  if (isClosed === false) return {};
  return { type: "button", onClick: undefined, "aria-disabled": true, "aria-describedby": isClosed ? noticeId : undefined };
}

type Submit = (event: FormEvent<HTMLFormElement>) => Promise<void>;

/** Sends a form that frozen or held money closes; Enter in a field sends nothing until that is known. */
export const submitUnlessClosed =
  (isClosed: boolean | undefined, submit: Submit): Submit =>
  async (event) => {
    event.preventDefault();
    if (isClosed === false) await submit(event);
  };
