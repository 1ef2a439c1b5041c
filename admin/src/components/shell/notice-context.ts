import { createContext, type ReactNode } from "react";

/** What every screen shows above its title. */
export const NoticeContext = createContext<ReactNode>(null);
