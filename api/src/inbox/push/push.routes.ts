import {
  addPushSubscription,
  changePushPreferences,
  notePushSubscription,
  readPush,
  removePushSubscription,
} from "shared/inbox/notifications/push.endpoints";
import { route } from "#http/route.ts";
import type { PushService } from "./push.service.ts";

export const pushRoutes = ({ push }: { push: PushService }) => [
  route(readPush, ({ user }) => push.read(user._id)),
  route(changePushPreferences, async ({ user, body }) => {
    await push.setPreferences(user._id, body);
    return { message: "Saved." };
  }),
  route(addPushSubscription, async ({ by, session, body }) => {
    await push.subscribe(by, session, body);
    return { message: "Notifications are on for this device." };
  }),
  route(notePushSubscription, async ({ session, body }) => ({
    deviceId: await push.note(session, body.endpoint),
  })),
  route(removePushSubscription, async ({ user, params }) => {
    await push.remove(user._id, params.id);
    return { message: "Notifications are off for this device." };
  }),
];
