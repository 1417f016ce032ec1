/** The clean-ups to run at the end, the newest first. */
const cleanups: (() => unknown)[] = [];

export const atEnd = (clean: () => unknown): void => void cleanups.push(clean);

async function stopEach(): Promise<void> {
  for (const clean of cleanups.splice(0).toReversed())
    await Promise.resolve()
      .then(clean)
      .catch((error: unknown) => console.error(`could not stop: ${String(error)}`));
}

let stopping: Promise<void> | undefined;

/** Stops everything that was started, and says what could not be stopped. A second caller waits for the same end. */
export const stopAll = async (): Promise<void> => await (stopping ??= stopEach());

/** Does one step and prints its line. */
export async function step<T>(name: string, run: () => Promise<T>, say: (value: T) => string = () => ""): Promise<T> {
  const began = performance.now();
  try {
    const value = await run();
    const said = say(value);
    console.log(`ok      ${name}${said && `: ${said}`} (${((performance.now() - began) / 1000).toFixed(1)} s)`);
    return value;
  } catch (error) {
    console.log(`FAILED  ${name}`);
    throw error;
  }
}

/** For steps whose answer is their line. */
export const itself = (said: string): string => said;
