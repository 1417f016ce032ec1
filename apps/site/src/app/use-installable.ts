import { useEffect } from "react";
import { brand } from "../shared/preferences/brand-preference.ts";
import { registerWorker } from "../shared/page/register-worker.ts";

let asked = false;

/** Makes the site installable: the current brand's manifest and icon, and the worker that caches its files. */
export function useInstallable(): void {
  const name = brand.use();
  useEffect(() => {
    document.head.querySelector("link[rel=manifest]")?.setAttribute("href", `/manifests/${name}.webmanifest`);
    document.head.querySelector("link[rel=icon]")?.setAttribute("href", `/icons/${name}.svg`);
  }, [name]);
  useEffect(() => {
    if (asked) return;
    asked = true;
    void registerWorker();
  }, []);
}
