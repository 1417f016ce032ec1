// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import type { i18n as I18n } from "i18next";
import { I18nextProvider } from "react-i18next";
import { afterEach, beforeAll, expect, it } from "vitest";
import { ApiError } from "@baize/api/client/api-error";
import { member } from "@baize/api/contract/identity/member";
import { createI18n } from "@baize/i18n/create-i18n";
import { languageOf } from "@baize/i18n/languages";
import { useSiteForm } from "./use-site-form.ts";

let messages: I18n;
beforeAll(async () => {
  messages = await createI18n({ language: languageOf("EN"), namespaces: ["errors", "validation"] });
  await messages.loadNamespaces(["errors", "validation"]);
});
afterEach(cleanup);

type Send = (values: { readonly nickname: string }) => Promise<void>;

function Nickname({ send }: { send: Send }) {
  const form = useSiteForm({
    defaultValues: { nickname: "" },
    schema: member["member.setNickname"].input,
    check: ({ nickname }) => (nickname === "admin" ? { nickname: "Not this one." } : {}),
    fieldOf: { "register.username_taken": "nickname" },
    labels: { nickname: "Nickname" },
    send,
  });
  const { message, tone, ...field } = form.of("nickname");
  return (
    <form onSubmit={(event) => void form.submit(event)}>
      <p role="alert">{form.text}</p>
      <input aria-label="nickname" aria-invalid={tone === "negative"} {...field} />
      <output aria-label="problem">{message}</output>
      <output aria-label="attempts">{form.attempt}</output>
      <button type="submit">save</button>
    </form>
  );
}

function open(send: Send) {
  render(
    <I18nextProvider i18n={messages}>
      <Nickname send={send} />
    </I18nextProvider>,
  );
  const field = screen.getByRole<HTMLInputElement>("textbox");
  return {
    field,
    save: (text: string) => {
      fireEvent.change(field, { target: { value: text } });
      fireEvent.click(screen.getByRole("button"));
    },
    said: () => screen.getByLabelText("problem").textContent,
  };
}

const refusing =
  (code: "register.username_taken" | "system.busy"): Send =>
  () =>
    Promise.reject(new ApiError({ code, value: undefined, requestId: null, status: 409 }));

it("sends what was typed", async () => {
  const sent: string[] = [];
  const { save } = open(({ nickname }) => Promise.resolve(void sent.push(nickname)));
  save("Ananya");
  await waitFor(() => expect(sent).toEqual(["Ananya"]));
});

it("shows the contract's issues in the form's own texts, focuses the field and sends nothing", async () => {
  const sent: string[] = [];
  const { field, save, said } = open(({ nickname }) => Promise.resolve(void sent.push(nickname)));
  save("");
  await waitFor(() => expect(said()).toContain("Nickname"));
  await waitFor(() => expect(document.activeElement).toBe(field));
  save("admin");
  await waitFor(() => expect(said()).toBe("Not this one."));
  expect(sent).toEqual([]);
});

it("shows a refusal of a field beside it, and keeps what was typed", async () => {
  const { field, save, said } = open(refusing("register.username_taken"));
  save("Ananya");
  await waitFor(() => expect(said()).not.toBe(""));
  expect(screen.getByRole("alert").textContent).toBe("");
  expect(field.value).toBe("Ananya");
});

it("shows any other refusal for the whole form, counts it, and removes it with the next attempt", async () => {
  const { save } = open(refusing("system.busy"));
  save("Ananya");
  await waitFor(() => expect(screen.getByRole("alert").textContent).not.toBe(""));
  expect(screen.getByLabelText("attempts").textContent).toBe("1");
  save("admin");
  await waitFor(() => expect(screen.getByRole("alert").textContent).toBe(""));
});
