import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { chown, mkdir, mkdtemp, rename, rm, utimes, writeFile } from "node:fs/promises";
import { createConnection } from "node:net";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { onTestFinished } from "vitest";
import { findFreePort } from "../../find-free-port.ts";
import type { TestMailbox } from "./test-mailbox.ts";

const program = "/usr/sbin/dovecot";
export const hasDovecot = existsSync(program);

/** Dovecot starts as root or as whoever runs it; here it is never root. */
const nobody = { uid: 65_534, gid: 65_534, name: "nobody", group: "nogroup" };
const isRoot = process.getuid?.() === 0;

const configure = (folder: string, port: number) => {
  const user = isRoot ? nobody.name : userInfo().username;
  const services = ["anvil", "imap-login", "auth", "stats", "log"];
  return `base_dir = ${folder}/run
state_dir = ${folder}/run
log_path = ${folder}/log
protocols = imap
listen = 127.0.0.1
ssl = no
disable_plaintext_auth = no
default_internal_user = ${user}
default_login_user = ${user}
default_internal_group = ${isRoot ? nobody.group : user}
first_valid_uid = 1
first_valid_gid = 1
mail_location = maildir:${folder}/mail
service imap-login {
  inet_listener imap {
    port = ${port}
  }
  inet_listener imaps {
    port = 0
  }
}
${services.map((name) => `service ${name} {\n  chroot =\n}`).join("\n")}
passdb {
  driver = static
  args = password=secret
}
userdb {
  driver = static
  args = uid=${isRoot ? nobody.uid : process.getuid?.()} gid=${isRoot ? nobody.gid : process.getgid?.()} home=${folder}
}
`;
};

const isListening = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = createConnection(port, "127.0.0.1");
    socket.once("connect", () => {
      socket.destroy();
      resolve(true);
    });
    socket.once("error", () => resolve(false));
  });

const makeFolders = async () => {
  const folder = await mkdtemp(join(tmpdir(), "dovecot-"));
  const folders = ["", "run", "mail", "mail/new", "mail/cur", "mail/tmp"];
  for (const name of folders) {
    await mkdir(join(folder, name), { recursive: true });
    if (isRoot) await chown(join(folder, name), nobody.uid, nobody.gid);
  }
  return folder;
};

/** A real mail server with one mailbox, until the test ends. */
export const startDovecot = async (): Promise<TestMailbox> => {
  const folder = await makeFolders();
  const port = await findFreePort();
  const config = join(folder, "dovecot.conf");
  await writeFile(config, configure(folder, port));
  const start = async () => {
    const server = spawn(program, ["-F", "-c", config], {
      stdio: "ignore",
      ...(isRoot && { uid: nobody.uid, gid: nobody.gid }),
    });
    for (let tries = 0; tries < 200 && !(await isListening(port)); tries += 1) await pause(50);
    return server;
  };
  let server = await start();
  const stop = async () => {
    const ended = new Promise((resolve) => server.once("exit", resolve));
    server.kill();
    await ended;
  };
  onTestFinished(async () => {
    await stop();
    await rm(folder, { recursive: true, force: true });
  });
  let count = 0;
  return {
    url: `imap://guest-answers:secret@127.0.0.1:${port}/INBOX`,
    append: async (raw, receivedAt = new Date()) => {
      count += 1;
      const name = `${Date.now()}.${count}.test`;
      const file = join(folder, "mail", "tmp", name);
      await writeFile(file, raw);
      await utimes(file, receivedAt, receivedAt);
      if (isRoot) await chown(file, nobody.uid, nobody.gid);
      // A mail that is still being written would be delivered cut.
      await rename(file, join(folder, "mail", "new", name));
    },
    breakOff: async () => {
      await stop();
      server = await start();
    },
    renumber: async () => {
      await stop();
      for (const name of ["dovecot-uidlist", "dovecot-uidvalidity", "dovecot.index.log"])
        await rm(join(folder, "mail", name), { force: true });
      server = await start();
    },
  };
};
