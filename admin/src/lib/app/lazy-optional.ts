import { type ComponentType, lazy } from "react";

/** A component whose code may be missing offline; the screen goes on without it. */
export const lazyOptional = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => {
    const Nothing: ComponentType<Props> = () => null;
    return { default: await load().catch(() => Nothing) };
  });
