// A mailbox: takes every mail that the server under test sends, and keeps its text.
import { createServer } from "node:net";
import { until } from "./harness.mjs";

const plain = (mail) => mail.replaceAll("=\r\n", "").replaceAll("=3D", "=");

export async function mailbox() {
  const mails = [];
  const server = createServer((socket) => {
    let heard = "";
    let to = "";
    let inData = false;
    const say = (line) => socket.write(`${line}\r\n`);
    say("220 mailbox");
    socket.on("error", () => {});
    socket.on("data", (chunk) => {
      heard += chunk;
      for (let end; (end = heard.indexOf(inData ? "\r\n.\r\n" : "\r\n")) >= 0; ) {
        const said = heard.slice(0, end);
        heard = heard.slice(end + (inData ? 5 : 2));
        if (inData) {
          mails.push({ to, text: plain(said) });
          inData = false;
          say("250 kept");
        } else if (/^DATA/i.test(said)) {
          inData = true;
          say("354 go on");
        } else {
          to = /^RCPT TO:<(.*)>/i.exec(said)?.[1] ?? to;
          say(/^QUIT/i.test(said) ? "221 bye" : "250 mailbox");
        }
      }
    });
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  const settings = { FELDHERR_SMTP_HOST: "127.0.0.1", FELDHERR_SMTP_PORT: String(server.address().port), FELDHERR_SMTP_STARTTLS: "false", FELDHERR_MAIL_FROM: "feldherr@example.org" };
  return {
    settings,
    to: (address) => mails.filter((mail) => mail.to === address),
    /** The path of the last link to a page, among so many mails to an address. */
    async link(address, page, count = 1) {
      const found = () => mails.filter((mail) => mail.to === address).flatMap((mail) => mail.text.match(new RegExp(`/${page}#\\S+`)) ?? []);
      await until(`${count} links to ${page} for ${address}`, () => found().length >= count);
      return found().at(-1);
    },
    stop: () => server.close(),
  };
}
