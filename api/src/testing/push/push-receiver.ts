import { createECDH, randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";
import ece from "http_ece";
import { pushMessage } from "shared/inbox/notifications/push";
import { onTestFinished } from "vitest";

/** Opens a push service with browsers until the test ends. */
export const openPushReceiver = async () => {
  const browsers = new Map<string, { pair: ReturnType<typeof createECDH>; authSecret: Buffer }>();
  const notifications: (ReturnType<typeof pushMessage.parse> & {
    path: string;
    headers: IncomingHttpHeaders;
  })[] = [];
  const replies = new Map<string, number>();
  let asked = 0;
  const server = createServer(async (request, response) => {
    asked += 1;
    const path = request.url ?? "";
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const status = replies.get(path) ?? 201;
    const browser = browsers.get(path);
    if (status === 201 && browser) {
      const { pair: privateKey, authSecret } = browser;
      const options = { version: "aes128gcm", privateKey, authSecret } as const;
      const text = ece.decrypt(Buffer.concat(chunks), options).toString();
      notifications.push({
        ...pushMessage.parse(JSON.parse(text)),
        path,
        headers: request.headers,
      });
    }
    response.writeHead(status).end();
  }).listen(0, "127.0.0.1");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" ? address?.port : 0;
  return {
    notifications,
    asked: () => asked,
    /** The subscription of another browser. */
    addBrowser: (path: string) => {
      const pair = createECDH("prime256v1");
      const authSecret = randomBytes(16);
      pair.generateKeys();
      browsers.set(path, { pair, authSecret });
      const keys = {
        p256dh: pair.getPublicKey("base64url"),
        auth: authSecret.toString("base64url"),
      };
      return { endpoint: `http://127.0.0.1:${port}${path}`, keys };
    },
    /** Sets the status for a browser from now on, in place of 201. */
    answer: (path: string, status: number) => replies.set(path, status),
  };
};
