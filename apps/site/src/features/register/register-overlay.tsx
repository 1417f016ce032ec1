import { RegisterPanel } from "./register-panel.tsx";

/** The register popup: a new account over any page. */
export default function RegisterOverlay() {
  return <RegisterPanel />;
}
