// Ways into an account beside the password: passkeys of a virtual authenticator, and a real provider, in a real browser.
import assert from "node:assert/strict";
import { after, test } from "node:test";
import { provider } from "../oidc/provider.mjs";
import { accessible } from "./axe.mjs";
import { ask, freePort, PHONE, until, world } from "./harness.mjs";

let guild;
after(() => guild?.stop());
/** The server's public name is localhost: numbers have no passkeys. */
const here = world(async (port) => {
  guild = await provider(await freePort(), `http://localhost:${port}/signed-in`);
  return { ...guild.settings, FELDHERR_PUBLIC_URL: `http://localhost:${port}` };
});
const PASSWORD = "correct horse";
const who = async (person) => (await ask(person, "GET", "/people/me")).person;
const somebody = (options) => here.somebody({ baseURL: here.url.replace("127.0.0.1", "localhost"), ...options });

/** A device with a finger on it. */
async function authenticator(person) {
  const session = await person.context.newCDPSession(person.page);
  await session.send("WebAuthn.enable", { enableUI: false });
  const options = { protocol: "ctap2", transport: "internal", hasResidentKey: true, hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true };
  const { authenticatorId } = await session.send("WebAuthn.addVirtualAuthenticator", { options });
  const all = async () => (await session.send("WebAuthn.getCredentials", { authenticatorId })).credentials;
  return { session, id: authenticatorId, all };
}

const register = (person, email) => ask(person, "POST", "/people/register", { name: "Clara", email, password: PASSWORD, language: person.language });

test("a passkey is added, named, used and removed", async () => {
  const clara = await somebody();
  const { page } = clara;
  await page.goto("/account");
  const device = await authenticator(clara);
  await page.addInitScript(() => {
    const get = navigator.credentials.get.bind(navigator.credentials);
    navigator.credentials.get = (wish) => ((window.offered = true), get(wish));
  });
  const offered = () => page.waitForFunction(() => window.offered);
  const finger = (enabled) => device.session.send("WebAuthn.setAutomaticPresenceSimulation", { authenticatorId: device.id, enabled });
  await register(clara, "clara@example.org");
  await page.goto("/account");
  const panel = page.locator("[aria-labelledby=passkeys]");
  await panel.getByLabel("Name of the passkey").fill("Clara’s phone");
  await panel.getByLabel("Password").fill(PASSWORD);
  await panel.getByRole("button", { name: "Add a passkey" }).click();
  await panel.getByText("The passkey is added.").waitFor();
  const [made] = await device.all();
  assert.equal(made.rpId, "localhost");
  assert.equal(Buffer.from(made.userHandle, "base64").toString(), (await who(clara)).id);
  await accessible(page, "an account with a passkey", ["parchment", "candlelight"]);

  const named = panel.getByLabel("Rename the passkey “Clara’s phone”");
  await named.fill("Old phone");
  await named.press("Enter");
  await panel.getByLabel("Rename the passkey “Old phone”").waitFor();

  await page.getByRole("button", { name: "Sign out" }).click();
  await until("signed out", async () => (await who(clara)) === null);
  // The browser offers the passkey beside the address too: nobody touches the device until it has.
  await finger(false);
  await page.goto("/account");
  await offered();
  assert.match(await page.locator("form", { hasText: "Forgot the password?" }).getByLabel("E-mail").getAttribute("autocomplete"), /webauthn/);
  await finger(true);
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await page.getByText("Your account: clara@example.org").waitFor();
  assert.equal((await who(clara)).email, "clara@example.org");

  await page.getByRole("button", { name: "Remove the passkey “Old phone”" }).click();
  await page.getByText("You have none yet.").waitFor();
  await page.getByRole("button", { name: "Sign out" }).click();
  await until("signed out", async () => (await who(clara)) === null);
  await finger(false);
  await page.goto("/account");
  await offered();
  await finger(true);
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await page.getByText("No account here has this passkey any more.").waitFor();
  clara.errors.length = 0; // the browser reports refusals
});

test("the browser offers a passkey by itself where the address is typed", async () => {
  const dora = await somebody();
  const { page } = dora;
  await page.goto("/account");
  await authenticator(dora);
  await register(dora, "dora@example.org");
  await page.goto("/account");
  const panel = page.locator("[aria-labelledby=passkeys]");
  await panel.getByLabel("Password").fill(PASSWORD);
  await panel.getByRole("button", { name: "Add a passkey" }).click();
  await panel.getByText("The passkey is added.").waitFor();
  await ask(dora, "POST", "/people/logout");
  // A device that answers at once chooses the passkey as soon as it is offered.
  await page.goto("/account");
  await page.getByText("Your account: dora@example.org").waitFor();
});

test("a passkey that its owner refuses leaves everything as it was", async () => {
  const emma = await somebody();
  const { page } = emma;
  await page.goto("/account");
  const device = await authenticator(emma);
  await register(emma, "emma@example.org");
  await device.session.send("WebAuthn.setUserVerified", { authenticatorId: device.id, isUserVerified: false });
  await page.goto("/account");
  const panel = page.locator("[aria-labelledby=passkeys]");
  await panel.getByLabel("Password").fill("wrong horse");
  await panel.getByRole("button", { name: "Add a passkey" }).click();
  await panel.getByText("The e-mail address or the password is wrong.").waitFor();
  await panel.getByLabel("Password").fill(PASSWORD);
  await panel.getByRole("button", { name: "Add a passkey" }).click();
  await panel.getByText("The browser did not finish this.").waitFor();
  assert.deepEqual((await ask(emma, "GET", "/people/me/ways")).passkeys, []);
  emma.errors.length = 0; // the browser reports refusals
});

/** Through the provider's own forms, which want fonts from elsewhere and an icon. */
async function atTheGuild({ page, errors }, login) {
  await page.getByPlaceholder("Enter any login").fill(login);
  await page.getByPlaceholder("and password").fill("any");
  await page.getByRole("button", { name: "Sign-in" }).click();
  await page.getByRole("button", { name: "Continue" }).click();
  await page.waitForURL("**/account");
  const ours = errors.filter((error) => !/ERR_NAME_NOT_RESOLVED|ERR_INTERNET|status of 404/.test(error));
  errors.splice(0, errors.length, ...ours);
}

test("signing in through the provider, on a phone in German, as a guest who keeps their name", async () => {
  const frieda = await somebody({ language: "de", size: PHONE, extraHTTPHeaders: {} });
  const { page } = frieda;
  await page.goto("/account");
  await page.getByLabel("Dein Name").fill("Frieda");
  await page.locator("[aria-labelledby=profile] form").getByRole("button").click();
  await page.getByText("Gespeichert").waitFor();
  await accessible(page, "signing in", ["parchment"]);
  await page.getByRole("button", { name: "Mit Guild anmelden" }).click();
  await atTheGuild(frieda, "frieda");
  await page.getByText("Dein Konto: Frieda").waitFor();
  assert.equal(new URL(page.url()).pathname, "/account");
  assert.equal(new URL(page.url()).search, "");
  await page.getByText("Du kannst dich über Guild anmelden.").waitFor();
  await page.getByText("Dein Konto hat keine E-Mail-Adresse.").waitFor();
  await page.getByRole("button", { name: "Trennen" }).click();
  await page.getByText("Das ist der letzte Weg in dein Konto.").waitFor();
  await accessible(page, "an account of the provider", ["parchment"]);
});

test("who breaks off at the provider is told, and an account is linked by its owner", async () => {
  const greta = await somebody({ extraHTTPHeaders: {} });
  const { page } = greta;
  await page.goto("/account");
  await page.getByRole("button", { name: "Sign in with Guild" }).click();
  await page.getByText("[ Cancel ]").click();
  await page.getByText("Guild did not let you in.").waitFor();
  assert.equal(new URL(page.url()).search, "");
  await accessible(page, "back from the provider", ["parchment"]);
  await page.getByRole("link", { name: "Back to your account" }).click();
  const form = page.locator(".columns form").first();
  await form.getByText("this server sends no e-mail").waitFor();
  await form.getByLabel("E-mail").fill("greta@example.org");
  await form.getByLabel("New password").fill(PASSWORD);
  await form.getByRole("button").click();
  const panel = page.locator("[aria-labelledby=provider]");
  await panel.getByLabel("Password").fill(PASSWORD);
  await panel.getByRole("button", { name: "Link with Guild" }).click();
  await atTheGuild(greta, "greta");
  await page.getByText("You can sign in through Guild.").waitFor();
  await page.getByRole("button", { name: "Unlink" }).click();
  await panel.getByText("Then you can sign in through Guild.").waitFor();
  greta.errors.length = 0; // the browser reports refusals
});

test("no page promises mail that this server does not send", async () => {
  const hanna = await somebody();
  const { page } = hanna;
  await page.goto("/reset");
  await page.getByText("This server sends no e-mail. Whoever runs it can make you a link").waitFor();
  assert.equal(await page.locator("form").count(), 0);
  await accessible(page, "a forgotten password without mail", ["parchment"]);
  await ask(hanna, "POST", "/people/guest", { name: "Hanna", language: "en" });
  await page.goto("/account");
  await page.locator("[aria-labelledby=notices]").getByText("this server sends no e-mail").waitFor();
  assert.equal(await page.getByText(/send you word by e-mail/).count(), 0);
});
