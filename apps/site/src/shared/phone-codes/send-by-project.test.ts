// @vitest-environment jsdom
import { FirebaseError } from "firebase/app";
import * as library from "firebase/auth";
import { beforeEach, expect, it, vi } from "vitest";
import { sendByProject } from "./send-by-project.ts";

vi.mock("firebase/auth", () => ({
  inMemoryPersistence: { type: "NONE" },
  initializeAuth: vi.fn<typeof library.initializeAuth>(),
  RecaptchaVerifier: vi.fn<() => void>(),
  signInWithPhoneNumber: vi.fn<typeof library.signInWithPhoneNumber>(),
}));

const project = { projectId: "sona-phones", apiKey: "public-key", authDomain: "sona.example", appId: "1:2:web:3" };
const number = { mobileNum: "098123 45678", countryDialingCode: "+91" };
const auth = { languageCode: "" };
const confirm = vi.fn<(code: string) => Promise<object>>();
const verifier = vi.fn<(this: object, ...given: unknown[]) => void>(function () {
  Object.assign(this, { clear: () => undefined });
});

/** Replaces the network: the human check is ready as soon as its script is in the page. */
const addresses: string[] = [];
vi.spyOn(document.head, "append").mockImplementation((script) => {
  if (script instanceof HTMLScriptElement) addresses.push(script.src);
  const ready: unknown = Reflect.get(window, "phoneCodesReady");
  if (typeof ready === "function") ready();
});

const refused = (code: string) => new FirebaseError(code, "The provider refused.");
const refusedCode = async (call: Promise<unknown>) => await call.catch((error: unknown) => Reflect.get(Object(error), "code"));

beforeEach(() => {
  vi.mocked(library.initializeAuth).mockReturnValue(Object(auth));
  vi.mocked(library.RecaptchaVerifier).mockImplementation(Object(verifier));
  vi.mocked(library.signInWithPhoneNumber).mockReset().mockResolvedValue(Object({ confirm }));
  confirm.mockReset().mockResolvedValue({ user: { getIdToken: () => "a-token" } });
});

it("sends a code to the whole number in the site's language, and gives the provider's token for it", async () => {
  const sent = await sendByProject(project, "hi", number);
  expect(sent).toMatchObject({ expiredMinutes: 1, channel: "firebase" });
  expect(vi.mocked(library.signInWithPhoneNumber).mock.calls[0]?.[1]).toBe("+919812345678");
  expect(vi.mocked(library.initializeAuth).mock.calls[0]?.[0].options).toEqual(project);
  expect(auth.languageCode).toBe("hi");
  expect(await sent.confirm("123456")).toBe("a-token");
  expect(confirm).toHaveBeenCalledWith("123456");
  expect(document.body.childElementCount).toBe(0);
});

it("loads the human check once a language, with policies of its own for Trusted Types", async () => {
  addresses.length = 0;
  for (const language of ["ar", "ar", "en"]) await sendByProject(project, language, number);
  expect(addresses.map((one) => new URL(one).searchParams.get("hl"))).toEqual(["ar", "en"]);
  expect(addresses[0]).toMatch(/^https:\/\/www\.google\.com\/recaptcha\/api\.js\?.*trustedtypes=true/);
});

it("reports that the human check did not load, or not in time, and loads it again with the next code", async () => {
  const append = vi.spyOn(document.head, "append");
  append.mockImplementationOnce((script) => script instanceof HTMLScriptElement && script.dispatchEvent(new Event("error")));
  expect(await refusedCode(sendByProject(project, "ta", number))).toBe("verify.sender_unavailable");
  vi.useFakeTimers();
  append.mockImplementationOnce(() => undefined);
  const late = refusedCode(sendByProject(project, "ta", number));
  await vi.advanceTimersByTimeAsync(30_000);
  expect(await late).toBe("verify.sender_unavailable");
  vi.useRealTimers();
  expect(library.signInWithPhoneNumber).not.toHaveBeenCalled();
  expect(await sendByProject(project, "ta", number)).toMatchObject({ channel: "firebase" });
});

it.each([
  ["auth/missing-phone-number", "verify.missing_phone_number"],
  ["auth/invalid-phone-number", "verify.invalid_phone_number"],
  ["auth/captcha-check-failed", "verify.human_check_failed"],
  ["auth/too-many-requests", "verify.too_many_requests"],
  ["auth/quota-exceeded", "verify.quota_exceeded"],
  ["auth/operation-not-allowed", "verify.operation_not_allowed"],
  ["auth/network-request-failed", "network.unreachable"],
  ["auth/internal-error", "verify.unknown"],
])("maps %s to %s, and leaves nothing in the page", async (code, mapped) => {
  vi.mocked(library.signInWithPhoneNumber).mockRejectedValue(refused(code));
  expect(await refusedCode(sendByProject(project, "hi", number))).toBe(mapped);
  expect(document.body.childElementCount).toBe(0);
});

it.each([
  ["auth/missing-verification-code", "verify.missing_code"],
  ["auth/invalid-verification-code", "verify.invalid_code"],
  ["auth/code-expired", "verify.code_expired"],
  ["auth/internal-error", "verify.unknown"],
])("maps %s of a given code to %s, and takes another try", async (code, mapped) => {
  const sent = await sendByProject(project, "hi", number);
  confirm.mockRejectedValueOnce(refused(code));
  expect(await refusedCode(sent.confirm("000000"))).toBe(mapped);
  expect(await sent.confirm("123456")).toBe("a-token");
});

it("asks the provider for no code to a number that cannot be", async () => {
  expect(await refusedCode(sendByProject(project, "hi", { ...number, mobileNum: "12" }))).toBe("verify.invalid_phone_number");
  expect(await refusedCode(sendByProject(project, "hi", { ...number, mobileNum: "" }))).toBe("verify.missing_phone_number");
  expect(library.signInWithPhoneNumber).not.toHaveBeenCalled();
});

it("ends the wait for a challenge that the person closed", async () => {
  vi.useFakeTimers();
  vi.mocked(library.signInWithPhoneNumber).mockReturnValue(new Promise(() => undefined));
  const code = refusedCode(sendByProject(project, "hi", number));
  await vi.advanceTimersByTimeAsync(120_000);
  expect(await code).toBe("verify.human_check_failed");
  vi.useRealTimers();
});
