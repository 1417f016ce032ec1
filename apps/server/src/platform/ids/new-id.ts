import { v7 } from "uuid";

/**
 * An id of 36 characters (UUID version 7) that sorts after every one that this process made before, also within one millisecond
 * and after the clock was put back. Lists that sort by id need this; Node's own ids do not guarantee it. Source: RFC 9562, 5.7
 * and 6.2.
 */
export const newId = (): string => v7();
