import { once } from "node:events";
import { connect } from "node:net";
import { pino } from "pino";
import { expect, test } from "vitest";
import { createTestApp } from "#testing/app/create-test-app.ts";
import { listen } from "#testing/listen.ts";

const open = async () => {
  const lines: { level: number; event: string }[] = [];
  const log = pino({ base: null }, { write: (line: string) => void lines.push(JSON.parse(line)) });
  const testApp = await createTestApp({ log });
  const { port } = new URL((await listen(testApp)).url);
  /** Sends the beginning of a request and leaves. */
  const leave = async (path: string, headers: string[], part: string) => {
    const socket = connect(Number(port), "127.0.0.1");
    await once(socket, "connect");
    const head = [`POST ${path} HTTP/1.1`, "Host: tours.example", ...headers, "", ""].join("\r\n");
    await new Promise((sent) => socket.write(head + part, sent));
    await expect.poll(() => testApp.services.users.hasAdmin()).toBe(true);
    socket.destroy();
  };
  const finished = () => lines.filter(({ event }) => event === "request").length;
  const errors = () => lines.filter(({ level }) => level >= 50);
  return { ...testApp, leave, finished, errors };
};

test("logs no error when a client disconnects during an upload or a sign-in", async () => {
  const { signInAsAdmin, leave, finished, errors } = await open();
  const { token } = await signInAsAdmin();
  const form = "Content-Type: multipart/form-data; boundary=b";
  const upload = [`Authorization: Bearer ${token}`, form, "Content-Length: 5000000"];
  await leave("/api/gallery", upload, `--b\r\n${"x".repeat(100_000)}`);
  await expect.poll(finished).toBe(1);
  const json = ["Content-Type: application/json", "Content-Length: 100"];
  await leave("/api/ibirwa-clients/login", json, '{"email":"person1@example.test"');
  await expect.poll(finished).toBe(2);
  const body = JSON.stringify({ email: "person1@example.test", password: "not the password" });
  const whole = ["Content-Type: application/json", `Content-Length: ${body.length}`];
  await leave("/api/ibirwa-clients/login", whole, body);
  await expect.poll(finished).toBe(3);
  expect(errors()).toEqual([]);
});
