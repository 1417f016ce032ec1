// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import type { i18n as I18n } from "i18next";
import { I18nextProvider } from "react-i18next";
import { afterEach, beforeAll, expect, it } from "vitest";
import { ApiError } from "@baize/api/client/api-error";
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
    rules: { nickname: { required: true } },
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

it("says what a rule finds wrong by the form's own label, focuses the field and sends nothing", async () => {
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

interface Order {
  readonly size: string;
  readonly pieces: bigint | undefined;
  readonly note: string;
}

function OrderForm({ send }: { send: (order: Order) => Promise<void> }) {
  const form = useSiteForm<Order>({
    defaultValues: { size: "", pieces: undefined, note: "as agreed" },
    check: ({ size, pieces }) => ({
      size: size ? undefined : "Which size?",
      pieces: pieces === undefined ? "How many?" : undefined,
    }),
    textOf: (error) => (error instanceof RangeError ? "Sold out." : undefined),
    send,
  });
  const [size, pieces] = [form.control("size"), form.control("pieces")];
  const { ref, onChange } = form.of("note");
  return (
    <form aria-label="order" onSubmit={(event) => void form.submit(event)}>
      <p role="alert">{form.text}</p>
      <div role="radiogroup" aria-label="size" aria-invalid={size.tone === "negative"}>
        {["S", "L"].map((each) => (
          <input
            key={each}
            type="radio"
            aria-label={each}
            checked={size.value === each}
            onChange={() => size.onValueChange(each)}
          />
        ))}
      </div>
      <output aria-label="pieces">{`${pieces.value} ${pieces.message ?? ""}`}</output>
      <button type="button" onClick={() => pieces.onValueChange(12n)}>
        dozen
      </button>
      <button type="button" onClick={() => form.passes("pieces", null)}>
        look
      </button>
      <button type="button" onClick={form.reset}>
        anew
      </button>
      <input aria-label="note" ref={ref} name="note" onChange={(event) => void onChange(event)} />
      <button type="submit">order</button>
    </form>
  );
}

function openOrder(send: (order: Order) => Promise<void>) {
  render(
    <I18nextProvider i18n={messages}>
      <OrderForm send={send} />
    </I18nextProvider>,
  );
  return {
    press: (name: string) => fireEvent.click(screen.getByRole("button", { name })),
    pieces: () => screen.getByLabelText("pieces").textContent,
  };
}

it("holds values that are no text, and focuses a group by its first choice", async () => {
  const sent: Order[] = [];
  const { press, pieces } = openOrder((order) => Promise.resolve(void sent.push(order)));
  press("order");
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("S")));
  expect(pieces()).toBe("undefined How many?");
  fireEvent.click(screen.getByLabelText("L"));
  press("dozen");
  press("order");
  await waitFor(() => expect(sent).toEqual([{ size: "L", pieces: 12n, note: "as agreed" }]));
});

it("looks at one field by itself", () => {
  const { press, pieces } = openOrder(() => Promise.resolve());
  press("look");
  expect(pieces()).toBe("undefined How many?");
  expect(screen.getByRole("radiogroup").getAttribute("aria-invalid")).toBe("false");
  press("dozen");
  press("look");
  expect(pieces()).toBe("12 ");
});

it("removes a controlled field's error when its value changes", async () => {
  const { press, pieces } = openOrder(() => Promise.resolve());
  press("order");
  await waitFor(() => expect(pieces()).toBe("undefined How many?"));
  press("dozen");
  expect(pieces()).toBe("12 ");
  expect(screen.getByRole("radiogroup").getAttribute("aria-invalid")).toBe("true");
});

it("removes an earlier attempt's errors when it looks at one field", async () => {
  const { press } = openOrder(() => Promise.reject(new RangeError("none")));
  press("dozen");
  press("order");
  const size = screen.getByRole("radiogroup");
  await waitFor(() => expect(size.getAttribute("aria-invalid")).toBe("true"));
  press("look");
  expect(size.getAttribute("aria-invalid")).toBe("false");
  fireEvent.click(screen.getByLabelText("L"));
  press("order");
  await waitFor(() => expect(screen.getByRole("alert").textContent).toBe("Sold out."));
  press("look");
  expect(screen.getByRole("alert").textContent).toBe("");
});

it("says a refusal in the form's own text, and begins anew", async () => {
  const { press, pieces } = openOrder(() => Promise.reject(new RangeError("none")));
  fireEvent.click(screen.getByLabelText("L"));
  fireEvent.change(screen.getByLabelText("note"), { target: { value: "by noon" } });
  press("dozen");
  press("order");
  await waitFor(() => expect(screen.getByRole("alert").textContent).toBe("Sold out."));
  expect(pieces()).toBe("12 ");
  press("anew");
  await waitFor(() => expect(pieces()).toBe("undefined "));
  expect(screen.getByRole("alert").textContent).toBe("");
  expect(screen.getByLabelText<HTMLInputElement>("note").value).toBe("as agreed");
});
