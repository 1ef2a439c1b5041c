import { MantineProvider } from "@mantine/core";
import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { AppContext, type AppDeps } from "../../lib/app/app-context.ts";
import { cssVariablesResolver, theme } from "./theme.ts";

type Props = {
  app: AppDeps;
  queryClient: QueryClient;
  /** `test` disables transitions and the theme's variables, which slow down each query by role. */
  env?: "default" | "test";
  children: ReactNode;
};

export function AppProviders({ app, queryClient, env = "default", children }: Props) {
  return (
    <AppContext value={app}>
      <QueryClientProvider client={queryClient}>
        <MantineProvider
          theme={theme}
          cssVariablesResolver={cssVariablesResolver}
          defaultColorScheme="auto"
          env={env}
          withCssVariables={env !== "test"}
        >
          {children}
        </MantineProvider>
      </QueryClientProvider>
    </AppContext>
  );
}
