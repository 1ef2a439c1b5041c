import { once } from "node:events";
import { type AddressInfo, createServer, type Socket } from "node:net";
import { createInterface } from "node:readline";
import { onTestFinished } from "vitest";
import type { TestMailbox } from "./test-mailbox.ts";

type Stored = { uid: number; raw: Buffer; at: Date };
/** An empty `done` leaves the command without a completion. */
type Answer = { lines: string[]; done: string };

const months = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");
const two = (number: number) => String(number).padStart(2, "0");
const toDate = (at: Date) =>
  `${two(at.getUTCDate())}-${months[at.getUTCMonth()]}-${at.getUTCFullYear()} ${at.toISOString().slice(11, 19)} +0000`;

const literal = (name: string, bytes: Buffer) =>
  `${name} {${bytes.length}}\r\n${bytes.toString("latin1")}`;

const getHead = (raw: Buffer) => {
  const text = raw.toString("latin1").replace(/\r?\n/g, "\r\n");
  return Buffer.from(text.slice(0, text.indexOf("\r\n\r\n") + 4), "latin1");
};

const fetchItems = ({ uid, raw, at }: Stored, asked: string, isLavish: boolean) => {
  const items = [`UID ${uid}`];
  if (asked.includes("RFC822.SIZE")) items.push(`RFC822.SIZE ${raw.length}`);
  if (asked.includes("INTERNALDATE")) items.push(`INTERNALDATE "${toDate(at)}"`);
  const [, longest] = /BODY\.PEEK\[HEADER\]<0\.(\d+)>/i.exec(asked) ?? [];
  if (longest) {
    const head = getHead(raw);
    items.push(literal("BODY[HEADER]<0>", isLavish ? head : head.subarray(0, Number(longest))));
  }
  const [, length] = /BODY\.PEEK\[\](?:<0\.(\d+)>)?/i.exec(asked) ?? [];
  if (/BODY\.PEEK\[\]/i.test(asked))
    items.push(
      literal(length ? "BODY[]<0>" : "BODY[]", raw.subarray(0, Number(length ?? raw.length))),
    );
  return items.join(" ");
};

/** A mailbox on loopback that speaks as much IMAP4rev1 as reading it takes, and can be put into trouble. */
export const openImapServer = async () => {
  const sockets = new Set<Socket>();
  const asked: string[] = [];
  let mails: Stored[] = [];
  let uidValidity = 1;
  let nextUid = 1;
  /** UIDs whose words it does not give away. */
  const unreadable = new Set<number>();
  const state = {
    password: "secret",
    refusesFolder: false,
    hangsUpAt: "",
    silentAt: 0,
    /** Sends whole headers when a part was requested. */
    isLavish: false,
    /** Sends the header of a mail in a separate response. */
    sendsHeadsApart: false,
  };
  let bytesSent = 0;
  let isFallenSilent = false;

  const search = (text: string) => {
    const [, first] = /UID (\d+):\*/i.exec(text) ?? [];
    const [, since] = /SINCE (\S+)/i.exec(text) ?? [];
    const newest = mails.at(-1)?.uid;
    const isFound = ({ uid, at }: Stored) =>
      first
        ? uid >= Number(first) || uid === newest
        : at.getTime() >= Date.parse(`${since} 00:00 UTC`);
    return mails.filter(isFound).map(({ uid }) => uid);
  };

  const fetch = (set: string, items: string) => {
    const uids = new Set(set.split(",").map(Number));
    return mails.flatMap((mail, index) => {
      if (!uids.has(mail.uid)) return [];
      const parts = state.sendsHeadsApart ? items.split(/(?=BODY)/) : [items];
      return parts.map(
        (part) => `* ${index + 1} FETCH (${fetchItems(mail, part, state.isLavish)})`,
      );
    });
  };

  const commands: Record<string, (rest: string) => Answer> = {
    CAPABILITY: () => ({ lines: ["* CAPABILITY IMAP4rev1 IDLE"], done: "OK" }),
    LOGIN: (rest) => {
      const isRight = rest.replaceAll('"', "").endsWith(` ${state.password}`);
      return {
        lines: [],
        done: isRight ? "OK" : `NO [AUTHENTICATIONFAILED] Refused: LOGIN ${rest}`,
      };
    },
    EXAMINE: () => {
      if (state.refusesFolder) return { lines: [], done: "NO There is no such folder" };
      const numbers = [`* OK [UIDVALIDITY ${uidValidity}]`, `* OK [UIDNEXT ${nextUid}]`];
      return {
        lines: [`* ${mails.length} EXISTS`, "* FLAGS ()", ...numbers],
        done: "OK [READ-ONLY]",
      };
    },
    "UID SEARCH": (rest) => ({
      lines: [`* SEARCH ${search(rest).join(" ")}`.trimEnd()],
      done: "OK",
    }),
    "UID FETCH": (rest) => {
      const [, set = "", items = ""] = /^(\S+) (.*)$/.exec(rest) ?? [];
      const uid = items.includes("BODY.PEEK[]") ? Number(set) : undefined;
      isFallenSilent ||= uid === state.silentAt;
      if (uid === state.silentAt) return { lines: [], done: "" };
      const isRefused = uid !== undefined && unreadable.has(uid);
      return {
        lines: isRefused ? [] : fetch(set, items),
        done: isRefused ? `NO It is broken for ${state.password}` : "OK",
      };
    },
    LIST: () => ({ lines: ['* LIST () "/" INBOX'], done: "OK" }),
    NOOP: () => ({ lines: [], done: "OK" }),
    LOGOUT: () => ({ lines: ["* BYE"], done: "OK" }),
  };

  const serve = (socket: Socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
    socket.on("error", () => {});
    const say = (line: string) => {
      bytesSent += line.length;
      socket.write(`${line}\r\n`, "latin1");
    };
    const answer = (tag: string, { lines, done }: Answer = { lines: [], done: "BAD Unknown" }) => {
      for (const line of lines) say(line);
      if (done !== "") say(`${tag} ${done}`);
    };
    let idling = "";
    say("* OK Ready");
    const lines = createInterface({ input: socket }).on("error", () => {});
    lines.on("line", (line) => {
      asked.push(line);
      if (line === "DONE") return say(`${idling} OK`);
      const [, tag = "", name = "", rest = ""] = /^(\S+) ((?:UID )?\S+) ?(.*)$/i.exec(line) ?? [];
      if (name.toUpperCase() === state.hangsUpAt) return socket.destroy();
      if (name.toUpperCase() === "IDLE") {
        idling = tag;
        return say("+ Waiting");
      }
      return answer(tag, commands[name.toUpperCase()]?.(rest));
    });
  };

  // Short answers must not wait for acknowledgements.
  const server = createServer({ noDelay: true }, serve).listen(0, "127.0.0.1");
  await once(server, "listening");
  const breakOff = async () => {
    for (const socket of sockets) socket.destroy();
  };
  const close = async () => {
    await breakOff();
    server.close();
  };
  const { port } = server.address() as AddressInfo;
  const mailbox: TestMailbox = {
    url: `imap://guest-answers:secret@127.0.0.1:${port}/INBOX`,
    append: async (raw, at = new Date()) => {
      mails.push({ uid: nextUid, raw: Buffer.from(raw), at });
      nextUid += 1;
      for (const socket of sockets) socket.write(`* ${mails.length} EXISTS\r\n`);
    },
    breakOff,
    renumber: async () => {
      uidValidity += 1;
      mails = mails.map((mail, index) => ({ ...mail, uid: index + 1 }));
      nextUid = mails.length + 1;
      await breakOff();
    },
  };
  const countSent = () => bytesSent;
  const wasSilent = () => isFallenSilent;
  return {
    ...mailbox,
    asked,
    countSent,
    wasSilent,
    unreadable,
    state,
    host: "127.0.0.1",
    port,
    close,
  };
};

export const startImapServer = async () => {
  const server = await openImapServer();
  onTestFinished(server.close);
  return server;
};
