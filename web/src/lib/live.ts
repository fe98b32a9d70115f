// A stream of server-sent events that mends itself: it resumes at the last tick and waits longer after each failure.
import { upgrade } from "./upgrade";

export interface Message {
  id: string;
  event: string;
  data: string;
}

/** Cuts a stream of text into messages; comments (heartbeats) are dropped. */
export class MessageReader {
  private rest = "";

  push(text: string): Message[] {
    const blocks = (this.rest + text).replaceAll("\r\n", "\n").split("\n\n");
    this.rest = blocks.pop() ?? "";
    return blocks.flatMap((block) => {
      const message: Message = { id: "", event: "message", data: "" };
      const data: string[] = [];
      for (const line of block.split("\n")) {
        const [, field, value] = /^(\w+): ?(.*)$/.exec(line) ?? [];
        if (field === "id") message.id = value ?? "";
        else if (field === "event") message.event = value ?? "";
        else if (field === "data") data.push(value ?? "");
      }
      message.data = data.join("\n");
      return data.length ? [message] : [];
    });
  }
}

export interface LiveHandlers {
  path: () => string;
  message: (message: Message) => void;
  status: (live: boolean) => void;
}

const SILENCE = 45_000;
const LONGEST_WAIT = 15_000;

export function live({ path, message, status }: LiveHandlers): () => void {
  let ended = false;
  let failures = 0;
  let control = new AbortController();
  let wake: (() => void) | null = null;

  async function listen(): Promise<void> {
    control = new AbortController();
    let watchdog = setTimeout(() => control.abort(), SILENCE);
    try {
      const response = await fetch(path(), { signal: control.signal, headers: { Accept: "text/event-stream" } });
      upgrade.hear(response);
      if (!response.ok || !response.body) return;
      failures = 0;
      status(true);
      const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
      const messages = new MessageReader();
      for (;;) {
        const { done, value } = await reader.read();
        if (done) return;
        clearTimeout(watchdog);
        watchdog = setTimeout(() => control.abort(), SILENCE);
        for (const each of messages.push(value)) message(each);
      }
    } catch {
      // Lost: the loop below tries again.
    } finally {
      clearTimeout(watchdog);
    }
  }

  async function run(): Promise<void> {
    while (!ended) {
      await listen();
      if (ended) return;
      if (failures > 0) status(false);
      const wait = failures === 0 ? 100 : Math.min(LONGEST_WAIT, 400 * 2 ** failures) * (0.7 + 0.6 * Math.random());
      failures += 1;
      await new Promise<void>((resolve) => {
        wake = resolve;
        setTimeout(resolve, wait);
      });
    }
  }

  const again = () => wake?.();
  const cut = () => {
    status(false);
    control.abort();
  };
  addEventListener("online", again);
  addEventListener("offline", cut);
  void run();
  return () => {
    ended = true;
    removeEventListener("online", again);
    removeEventListener("offline", cut);
    control.abort();
    wake?.();
  };
}
