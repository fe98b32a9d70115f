// Accounts on a server that sends mail: links that are confirmed by a button, in the browser that asked or with the password.
import assert from "node:assert/strict";
import { after, test } from "node:test";
import { accessible } from "./axe.mjs";
import { ask, until, world } from "./harness.mjs";
import { mailbox } from "./mailbox.mjs";

const box = await mailbox();
after(() => box.stop());
const here = world(box.settings);

async function register(person, email) {
  await person.page.goto("/account");
  const form = person.page.locator(".columns form").first();
  await form.getByLabel("E-mail").fill(email);
  await form.getByLabel("New password").fill("correct horse");
  await form.getByRole("button").click();
  await person.page.getByText(`We have sent a link to ${email}.`).waitFor();
}

const who = async (person) => (await ask(person, "GET", "/people/me")).person;

test("an address is confirmed by a button, not by opening the link", async () => {
  const person = await here.somebody();
  await register(person, "clara@example.org");
  await person.page.goto(await box.link("clara@example.org", "confirm"));
  const button = person.page.getByRole("button", { name: "Confirm the address" });
  await button.waitFor();
  assert.equal((await who(person)).guest, true);
  await accessible(person.page, "confirming", ["parchment"]);
  await button.click();
  await person.page.getByText("clara@example.org is confirmed.").waitFor();
  await person.page.getByRole("link", { name: "To your account" }).click();
  await person.page.getByText("Messages and links for a new password go to clara@example.org.").waitFor();
  assert.equal(await person.page.getByLabel("By e-mail").isDisabled(), false);
  await accessible(person.page, "an account", ["parchment"]);

  const second = await here.somebody();
  await register(second, "clara@example.org");
  await until("word to the owner", () => box.to("clara@example.org").length === 2);
  assert.match(box.to("clara@example.org")[1].text, /you have an account already/);
});

test("in another browser a link needs the password", async () => {
  const [person, phone] = [await here.somebody(), await here.somebody()];
  await register(person, "dora@example.org");
  await phone.page.goto(await box.link("dora@example.org", "confirm"));
  await phone.page.getByRole("button", { name: "Confirm the address" }).click();
  await phone.page.getByLabel("Password").fill("wrong horse");
  await phone.page.getByRole("button", { name: "Confirm the address" }).click();
  await phone.page.getByText("The e-mail address or the password is wrong.").waitFor();
  await phone.page.getByLabel("Password").fill("correct horse");
  await phone.page.getByRole("button", { name: "Confirm the address" }).click();
  await phone.page.getByText("dora@example.org is confirmed.").waitFor();
  assert.equal((await who(phone)).id, (await who(person)).id);
  phone.errors.length = 0; // the browser reports refusals
});

test("another address and another password, which signs everybody else out", async () => {
  const [person, phone] = [await here.somebody(), await here.somebody()];
  const { page } = person;
  await register(person, "emma@example.org");
  await ask(person, "POST", "/people/confirm", { token: (await box.link("emma@example.org", "confirm")).split("#")[1] });
  await ask(phone, "POST", "/people/login", { email: "emma@example.org", password: "correct horse" });

  await page.goto("/account");
  const address = page.locator("[aria-labelledby=address]");
  await address.getByLabel("New e-mail address").fill("emma@example.com");
  await address.getByLabel("Password").fill("correct horse");
  await address.getByRole("button", { name: "Send the link" }).click();
  await address.getByText("We have sent a link to emma@example.com.").waitFor();
  await page.goto(await box.link("emma@example.com", "confirm"));
  await page.getByRole("button", { name: "Confirm the address" }).click();
  await page.getByText("emma@example.com is confirmed.").waitFor();
  await until("word to the old address", () => box.to("emma@example.org").some((mail) => /has another address/.test(mail.text)));

  await page.goto("/account");
  const password = page.locator("[aria-labelledby=password]");
  await password.getByLabel("Present password").fill("correct horse");
  await password.getByLabel("New password").fill("battery staple");
  await password.getByRole("button", { name: "Save" }).click();
  await password.getByText("Your password is changed.").waitFor();
  assert.equal(await who(phone), null, "the other device is signed out");
  assert.equal((await who(person)).email, "emma@example.com");
});
