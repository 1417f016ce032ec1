import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from "react";
import { trackUse } from "./focus-return.ts";
import { createLifecycle, type Lifecycle, type LifecycleProps } from "./lifecycle.ts";
import type { Phase } from "./phase.ts";

const closed = (): Phase => "closed";

/** One life cycle for the component's own life; renders again with each phase. */
export function useLifecycle(props: LifecycleProps): readonly [phase: Phase, lifecycle: Lifecycle] {
  const [lifecycle] = useState(() => createLifecycle(props));
  const phase = useSyncExternalStore(lifecycle.phase.subscribe, lifecycle.phase.now, closed);
  useLayoutEffect(() => lifecycle.setProps(props));
  useEffect(trackUse, []);
  // After every render: the handlers may have refused, and then neither `open` nor the phase has changed.
  useEffect(() => lifecycle.follow());
  return [phase, lifecycle];
}
