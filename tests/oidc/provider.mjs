// A real OpenID provider on this machine: node tests/oidc/provider.mjs PORT REDIRECT_URI. Whoever signs in has the login they type.
import { createRequire } from "node:module";
import { fileURLToPath, pathToFileURL } from "node:url";

const need = createRequire(fileURLToPath(new URL("../../web/package.json", import.meta.url)));
const { Provider } = await import(pathToFileURL(need.resolve("oidc-provider")));

/** An account by its login: "anna~mail@example.org" has that address, with "!" instead of "~" it is not verified. */
function account(login) {
  const [, name, mark, email] = /^([^~!]*)(?:([~!])(.*))?$/.exec(login);
  const address = email ? { email, email_verified: mark === "~" } : {};
  return { accountId: login, claims: () => ({ sub: login, preferred_username: name, ...address }) };
}

/** A provider for one client. It has the forms of the package itself, in which any password will do. */
export async function provider(port, redirectUri) {
  const issuer = `http://127.0.0.1:${port}`;
  const here = new Provider(issuer, {
    clients: [{ client_id: "feldherr", client_secret: "the secret of the client", redirect_uris: [redirectUri] }],
    claims: { openid: ["sub"], profile: ["preferred_username"], email: ["email", "email_verified"] },
    findAccount: (_, login) => account(login),
    pkce: { required: () => true },
    cookies: { keys: ["of a test"] },
    ttl: { Interaction: 600, Session: 600, Grant: 600, AccessToken: 600, AuthorizationCode: 60, IdToken: 600 },
  });
  const server = here.listen(port, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  return { issuer, stop: () => server.close(), settings: { FELDHERR_OIDC_ISSUER: issuer, FELDHERR_OIDC_CLIENT_ID: "feldherr", FELDHERR_OIDC_CLIENT_SECRET: "the secret of the client", FELDHERR_OIDC_NAME: "Guild" } };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await provider(Number(process.argv[2]), process.argv[3]);
  console.log("ready");
}
