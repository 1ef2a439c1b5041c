import { MantineProvider } from "@mantine/core";
import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { AppContext, type AppDeps } from "../../lib/app/app-context.ts";
import { cssVariablesResolver, theme } from "./theme.ts";

type Props = {
  app: AppDeps;
  queryClient: QueryClient;
  /** `test` turns transitions off, and the theme's variables: each query by role would read them all. */
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
