import type { Services } from "./create-services.ts";

type Followed = Pick<
  Services,
  | "builds"
  | "content"
  | "mailServer"
  | "mailWorker"
  | "mailboxWorker"
  | "publisher"
  | "renditions"
  | "versions"
>;

/** Lets what this process keeps in memory, and its background jobs, follow what other processes write. */
export const followOtherProcesses = (services: Followed) => {
  const { content, mailServer, mailWorker, publisher, renditions, versions } = services;
  versions.follow("content", () => {
    content.forget();
    renditions.notify();
    publisher.notify();
  });
  versions.follow("builds", async () => {
    publisher.notify();
    await services.builds.takeReports();
  });
  versions.follow("mails", mailWorker.notify);
  versions.follow("mailSettings", async () => {
    await mailServer.reload();
    mailWorker.serverChanged();
    services.mailboxWorker.changed();
  });
};
