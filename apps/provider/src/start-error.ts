/** An error that the person who starts the provider can fix. Its message is the one line that they see. */
export class StartError extends Error {
  override name = "StartError";
}
