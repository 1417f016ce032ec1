/** The texts of the field, in English. */
export const words = {
  send: "Send code",
  sending: "Sending…",
  resend: "Send again",
  resendIn: "Again in",
  waitIn: "Wait",
  started: (seconds: number) => `Code sent. You can ask for another in ${seconds} seconds.`,
  ended: "You can ask for another code now.",
  failedTitle: "The code was not sent",
  failed: "Check the network and try again.",
  confirm: "OK",
  tooMany: "Too many codes were asked for. You can ask again when the wait is over.",
};
