import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer, type SMTPServerSession } from "smtp-server";
import type { Certificate } from "./make-certificate.ts";

/** Makes the server answer a step of a delivery with this status, or never. */
type Trouble = number | "silence";
type Step = "connect" | "auth" | "mailFrom" | "rcptTo" | "data";

/** A mail that the server accepted, with its recipients, content and connection. */
export type Delivered = {
  from: string;
  to: string[];
  raw: string;
  mail: Email;
  isEncrypted: boolean;
};

type Options = {
  /** Encryption from the first byte, asked for by STARTTLS, or none. */
  encryption?: "implicit" | "offered" | "none";
  /** Its own; else one that nobody vouches for, as those of one's own machine are. */
  certificate?: Certificate;
};

type Done = (error?: Error | null) => void;

/** Passes what the server says on, one character at a time, `pause` milliseconds apart. */
const dripInto = async (client: Socket, server: Socket, milliseconds: () => number) => {
  for await (const chunk of server) {
    for (const byte of chunk as Buffer) {
      if (milliseconds() > 0) await pause(milliseconds());
      if (client.destroyed) return;
      client.write(Buffer.of(byte));
    }
  }
  client.end();
};

/** A real mail server on loopback that can be put into trouble, until it is closed. */
export const openMailServer = async ({ encryption = "offered", certificate }: Options = {}) => {
  const delivered: Delivered[] = [];
  const asked: string[] = [];
  const unanswered: Step[] = [];
  const state = {
    trouble: {} as Partial<Record<Step, Trouble>>,
    /** Milliseconds between two characters of an answer. */
    drip: 0,
    /** Runs between the last byte of a mail and the response. */
    beforeReceipt: async (_raw: string) => {},
  };

  const atStep = (step: Step, done: Done, details = "") => {
    const trouble = state.trouble[step];
    if (trouble === undefined) return done();
    if (trouble === "silence") return void unanswered.push(step);
    done(Object.assign(new Error(`Trouble at ${step}${details}`), { responseCode: trouble }));
  };

  const take = async (raw: string, { envelope, secure }: SMTPServerSession, done: Done) => {
    await state.beforeReceipt(raw);
    atStep("data", (error) => {
      if (error) return done(error);
      const from = envelope.mailFrom ? envelope.mailFrom.address : "";
      const to = envelope.rcptTo.map(({ address }) => address);
      void PostalMime.parse(raw).then((mail) => {
        delivered.push({ from, to, raw, mail, isEncrypted: secure });
        done();
      });
    });
  };

  const open = async (port: number) => {
    const server = new SMTPServer({
      ...certificate,
      secure: encryption === "implicit",
      disabledCommands: encryption === "none" ? ["STARTTLS"] : [],
      logger: false,
      authOptional: true,
      closeTimeout: 20,
      onConnect: (_session, done) => atStep("connect", done),
      onAuth: ({ username, password }, _session, done) => {
        // Some servers repeat the credentials in their errors.
        const credentials = `: ${username} ${password} ${Buffer.from(password ?? "").toString("base64")}`;
        atStep("auth", (error) => done(error, { user: username }), credentials);
      },
      onMailFrom: (_address, _session, done) => atStep("mailFrom", done),
      onRcptTo: ({ address }, _session, done) => {
        asked.push(address);
        atStep("rcptTo", done);
      },
      onData: (stream, session, done) => {
        stream.toArray().then(
          (chunks) => take(Buffer.concat(chunks).toString(), session, done),
          // The connection broke off in the middle of the mail.
          () => {},
        );
      },
    });
    server.on("error", () => {});
    // Short answers must not wait for acknowledgements.
    server.server.on("connection", (socket: Socket) => socket.setNoDelay());
    server.listen(port, "127.0.0.1");
    await once(server.server, "listening");
    return server;
  };

  let server = await open(0);
  const { port } = server.server.address() as AddressInfo;
  const goAway = () => new Promise<void>((resolve) => void server.close(resolve));

  const dripping = createServer({ noDelay: true }, (client) => {
    const upstream = connect(port, "127.0.0.1");
    for (const socket of [client, upstream]) socket.on("error", () => {});
    client.pipe(upstream);
    client.on("close", () => upstream.destroy());
    void dripInto(client, upstream, () => state.drip).catch(() => {});
  });
  dripping.listen(0, "127.0.0.1");
  await once(dripping, "listening");
  const dripPort = (dripping.address() as AddressInfo).port;

  const close = async () => {
    dripping.close();
    await goAway();
  };
  return {
    url: `${encryption === "implicit" ? "smtps" : "smtp"}://127.0.0.1:${port}`,
    /** The same server, unencrypted, with responses slowed to `state.drip`. */
    drippingUrl: `smtp://127.0.0.1:${dripPort}?ignoreTLS=true`,
    state,
    delivered,
    /** The recipients that it was asked to take. */
    asked,
    /** The steps at which it left a client without an answer. */
    unanswered,
    /** Lists the Message-IDs in a stable order; a duplicate was delivered twice. */
    messageIds: () => delivered.map(({ mail }) => mail.messageId!).sort(),
    showCertificate: (shown: Certificate) => server.updateSecureContext(shown),
    /** Refuses connections until the server is started again. */
    goAway,
    comeBack: async () => {
      server = await open(port);
    },
    close,
    [Symbol.asyncDispose]: close,
  };
};
